CREATE TABLE IF NOT EXISTS `boards` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`state` text NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `boards_user_changed` ON `boards` (`user_id`,`changed_at`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `plan_items` (
	`user_id` text NOT NULL,
	`item_key` text NOT NULL,
	`item` text NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `item_key`)
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `shared_links` (
	`token` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS `shared_links_user_subject` ON `shared_links` (`user_id`,`kind`,`subject`);
