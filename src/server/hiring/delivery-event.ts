/** What has happened to an application, as hiring sites are told it. */
export type DeliveryEvent =
  "application.submitted" | "application.updated" | "application.details_shared" | "application.withdrawn";
