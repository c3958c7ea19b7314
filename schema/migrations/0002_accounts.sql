CREATE TABLE `bookmarks` (
	`user_id` text NOT NULL,
	`university_id` integer NOT NULL,
	`note` text,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `university_id`)
);
--> statement-breakpoint
CREATE INDEX `bookmarks_user_added` ON `bookmarks` (`user_id`,`added_at`,`university_id`);--> statement-breakpoint
CREATE INDEX `bookmarks_university` ON `bookmarks` (`university_id`);--> statement-breakpoint
CREATE TABLE `hidden` (
	`user_id` text NOT NULL,
	`university_id` integer NOT NULL,
	`hidden_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `university_id`)
);
--> statement-breakpoint
CREATE TABLE `history` (
	`user_id` text NOT NULL,
	`university_id` integer NOT NULL,
	`viewed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `university_id`)
);
--> statement-breakpoint
CREATE INDEX `history_user_viewed` ON `history` (`user_id`,`viewed_at`);--> statement-breakpoint
CREATE TABLE `list_members` (
	`list_id` text NOT NULL,
	`user_id` text NOT NULL,
	`university_id` integer NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`list_id`, `university_id`)
);
--> statement-breakpoint
CREATE INDEX `list_members_user_university` ON `list_members` (`user_id`,`university_id`);--> statement-breakpoint
CREATE INDEX `list_members_list_added` ON `list_members` (`list_id`,`added_at`,`university_id`);--> statement-breakpoint
CREATE TABLE `lists` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`member_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lists_user_name` ON `lists` (`user_id`,`name_key`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`user_id` text NOT NULL,
	`change_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	PRIMARY KEY(`user_id`, `change_id`)
);
--> statement-breakpoint
CREATE INDEX `notifications_user_created` ON `notifications` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `revoked_sessions` (
	`jti` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `revoked_sessions_expires` ON `revoked_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `saved_searches` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`seen_ids` text NOT NULL,
	`seen_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_searches_user_query` ON `saved_searches` (`user_id`,`query`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`recovery_hash` text,
	`session_epoch` integer DEFAULT 0 NOT NULL,
	`settings` text NOT NULL,
	`bookmark_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key` ON `users` (`username_key`);--> statement-breakpoint
CREATE TABLE `dataset_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`version` text NOT NULL,
	`university_id` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`before` text,
	`after` text,
	`detected_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dataset_changes_university` ON `dataset_changes` (`university_id`,`detected_at`);--> statement-breakpoint
CREATE INDEX `dataset_changes_detected` ON `dataset_changes` (`detected_at`);--> statement-breakpoint
CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`outcome` text NOT NULL,
	`detail` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `kept_together` (
	`university_id` integer NOT NULL,
	`other_id` integer NOT NULL,
	`people` integer NOT NULL,
	`strength` real NOT NULL,
	PRIMARY KEY(`university_id`, `other_id`)
);
--> statement-breakpoint
CREATE TABLE `watched_figures` (
	`university_id` integer PRIMARY KEY NOT NULL,
	`figures` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_messages_received` ON `contact_messages` (`received_at`);--> statement-breakpoint
CREATE TABLE `help_votes` (
	`article` text NOT NULL,
	`answer` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`article`, `answer`)
);
