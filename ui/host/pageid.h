// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

// The ids of all pages, which are the first part of page addresses. They are also part of links,
// help topics and saved sessions, so they must not change.
namespace storedesk::ui::pageid {

using namespace Qt::StringLiterals;

// The overview and the store.
inline constexpr auto overview = "overview"_L1;
inline constexpr auto store = "store"_L1;

// Questions about the store.
inline constexpr auto insights = "insights"_L1;
inline constexpr auto insight = "insight"_L1;
inline constexpr auto warehouse = "warehouse"_L1;

// Lists and lookups.
inline constexpr auto contacts = "contacts"_L1;
inline constexpr auto products = "products"_L1;
inline constexpr auto purchases = "purchases"_L1;
inline constexpr auto exports = "exports"_L1;
inline constexpr auto imports = "imports"_L1;
inline constexpr auto schedules = "schedules"_L1;
inline constexpr auto couponSets = "coupon-sets"_L1;
inline constexpr auto workflows = "workflows"_L1;
inline constexpr auto contactFields = "contact-fields"_L1;
inline constexpr auto integrations = "integrations"_L1;
inline constexpr auto bulkLookup = "look-up-many"_L1;

// Pages for a single record.
inline constexpr auto contactRecord = "contact"_L1;
inline constexpr auto productRecord = "product"_L1;
inline constexpr auto purchaseRecord = "purchase"_L1;
inline constexpr auto exportRecord = "export"_L1;
inline constexpr auto importRecord = "import"_L1;
inline constexpr auto couponSetRecord = "coupon-set"_L1;
inline constexpr auto workflowRecord = "workflow"_L1;
inline constexpr auto contactFieldRecord = "contact-field"_L1;
inline constexpr auto integrationRecord = "integration"_L1;
inline constexpr auto eventTypeRecord = "event-type"_L1;

// Forms for new records, and pages that change records.
inline constexpr auto newContact = "new-contact"_L1;
inline constexpr auto newProduct = "new-product"_L1;
inline constexpr auto newPurchase = "new-purchase"_L1;
inline constexpr auto newContactField = "new-contact-field"_L1;
inline constexpr auto newContactFields = "new-contact-fields"_L1;
inline constexpr auto newIntegration = "new-integration"_L1;
inline constexpr auto newEventType = "new-event-type"_L1;
inline constexpr auto editEventType = "edit-event-type"_L1;
inline constexpr auto eventTypeChange = "event-type-change"_L1;
inline constexpr auto compareEventType = "compare-type"_L1;
inline constexpr auto contactFieldChange = "contact-field-change"_L1;
inline constexpr auto shareWithDeveloper = "hand-over"_L1;
inline constexpr auto setup = "set-up"_L1;

// Sending events.
inline constexpr auto sendEvents = "send-events"_L1;
inline constexpr auto sendEvent = "send-event"_L1;

// Assistants and jobs.
inline constexpr auto newExport = "new-export"_L1;
inline constexpr auto newImport = "new-import"_L1;
inline constexpr auto importUndo = "undo-import"_L1;
inline constexpr auto purchaseImport = "import-purchases"_L1;
inline constexpr auto bulkJob = "bulk"_L1;
inline constexpr auto privacyRequests = "privacy"_L1;
inline constexpr auto jobs = "jobs"_L1;

// Files.
inline constexpr auto files = "files"_L1;
inline constexpr auto compareFiles = "compare-files"_L1;

// Changes and local data.
inline constexpr auto bin = "bin"_L1;
inline constexpr auto history = "history"_L1;
inline constexpr auto localData = "on-this-computer"_L1;

// Pages about the program itself.
inline constexpr auto preferences = "preferences"_L1;
inline constexpr auto diagnosticReport = "diagnostic-report"_L1;
inline constexpr auto manual = "manual"_L1;
inline constexpr auto serviceReference = "service-reference"_L1;
inline constexpr auto shortcuts = "shortcuts"_L1;
inline constexpr auto help = "help"_L1;

} // namespace storedesk::ui::pageid
