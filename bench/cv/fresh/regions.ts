import type { Region } from "../regions.ts";

/** Names and addresses that the other regions do not have. */
export const freshRegions = {
  vietnam: {
    given: ["Thị Mai", "Văn Hùng", "Minh Anh"],
    family: ["Nguyễn", "Trần", "Phạm"],
    phones: [["+84 91 234 5", "+84 91 234 5"]],
    addresses: ["25 Nguyễn Huệ, District 1, Ho Chi Minh City, Vietnam"],
    places: ["Ho Chi Minh City", "Hanoi, Vietnam", "Da Nang"],
    schools: ["Vietnam National University", "Hanoi University of Science and Technology"],
    referees: ["Lê Quang Vinh", "Đỗ Thu Hà"],
    language: "Vietnamese",
  },
  ireland: {
    given: ["Aoife", "Tadhg", "Pádraig"],
    family: ["Ó Súilleabháin", "O'Connor", "Ní Bhriain"],
    phones: [
      ["+353 86 123 4", "+353 86 123 4"],
      ["+353 (0)87 765 4", "+353 87 765 4"],
    ],
    addresses: ["3 Cathedral Road, Cork, Ireland", "Apt 12, Grand Canal Quay, Dublin 2, Ireland"],
    places: ["Dublin", "Cork, Ireland", "Galway"],
    schools: ["University College Cork", "Trinity College Dublin"],
    referees: ["Niamh Byrne", "Eoin Kelleher"],
    language: "Irish",
  },
  colombia: {
    given: ["Juan Camilo", "Valentina", "María José"],
    family: ["de la Cruz", "Muñoz Rincón", "Ibáñez"],
    phones: [["+57 300 123 4", "+57 300 123 4"]],
    addresses: ["Calle 85 #15-20, Bogotá, Colombia", "Carrera 43A, Medellín, Colombia"],
    places: ["Bogotá, Colombia", "Medellín", "Cali, Colombia"],
    schools: ["Universidad Nacional de Colombia", "Universidad de los Andes"],
    referees: ["Andrés Gómez", "Lucía Ferrer"],
    language: "Spanish",
  },
  china: {
    given: ["Wei", "Xiaoming", "Lihua"],
    family: ["Zhang", "Wang", "Liu"],
    phones: [["+86 138 0013 8", "+86 138 0013 8"]],
    addresses: ["Room 1203, 88 Nanjing West Road, Shanghai, China"],
    places: ["Shanghai, China", "Shenzhen", "Chengdu, China"],
    schools: ["Fudan University", "Sichuan University"],
    referees: ["Chen Jie", "Zhao Min"],
    language: "Mandarin",
  },
  australia: {
    given: ["Shae", "Dominic", "Tahlia", "Brodie", "Grace"],
    family: ["Hawke-Jones", "Le", "van der Berg", "MacKinnon", "Tui"],
    phones: [
      ["0491 570 ", "+61 491 570 "],
      ["+61 (0)491 571 ", "+61 491 571 "],
      ["(03) 5550 1", "+61 3 5550 1"],
      ["0491-572-", "+61 491 572 "],
    ],
    addresses: [
      "PO Box 118, Alice Springs NT 0871",
      "Lot 9 Ferntree Lane, Nimbin NSW 2480",
      "12A/301 Flinders Lane, Melbourne VIC 3000",
      "Toowoomba, Queensland 4350",
    ],
    places: ["Dubbo NSW", "Cairns, QLD", "Hobart", "Adelaide, South Australia", "Darwin NT"],
    schools: [
      "Charles Darwin University",
      "Chisholm Institute",
      "TAFE Queensland",
      "Dubbo College Senior Campus",
    ],
    referees: ["Trent Abbott", "Mele Fifita", "Joanne Whitlam"],
    language: "Samoan",
  },
} as const satisfies Record<string, Region>;
