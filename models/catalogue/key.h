// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

// Member names of the protocol. Code that refers to a field by name uses these constants, so that a
// misspelt name does not compile. No other file contains such a name.
namespace storedesk::catalogue::key {

using namespace Qt::StringLiterals;

inline constexpr auto activityTypes = "activityTypes"_L1;
inline constexpr auto alias = "alias"_L1;
inline constexpr auto assigned = "assigned"_L1;
inline constexpr auto availability = "availability"_L1;
inline constexpr auto available = "available"_L1;
inline constexpr auto brand = "brand"_L1;
inline constexpr auto cancelledAt = "cancelledAt"_L1;
inline constexpr auto cartId = "cartId"_L1;
inline constexpr auto categories = "categories"_L1;
inline constexpr auto category = "category"_L1;
inline constexpr auto code = "code"_L1;
inline constexpr auto color = "color"_L1;
inline constexpr auto contactEmail = "contactEmail"_L1;
inline constexpr auto contactExternalId = "contactExternalId"_L1;
inline constexpr auto contactId = "contactId"_L1;
inline constexpr auto contactStatus = "contactStatus"_L1;
inline constexpr auto countryCode = "countryCode"_L1;
inline constexpr auto couponSetId = "couponSetId"_L1;
inline constexpr auto createdAt = "createdAt"_L1;
inline constexpr auto currency = "currency"_L1;
inline constexpr auto custom = "custom"_L1;
inline constexpr auto customField1 = "customField1"_L1;
inline constexpr auto customField2 = "customField2"_L1;
inline constexpr auto customField3 = "customField3"_L1;
inline constexpr auto dateFormat = "dateFormat"_L1;
inline constexpr auto defaultCountryCode = "defaultCountryCode"_L1;
inline constexpr auto defaultValue = "defaultValue"_L1;
inline constexpr auto delimiter = "delimiter"_L1;
inline constexpr auto description = "description"_L1;
inline constexpr auto detail = "detail"_L1;
inline constexpr auto discountedAmount = "discountedAmount"_L1;
inline constexpr auto discountedPercentage = "discountedPercentage"_L1;
inline constexpr auto domains = "domains"_L1;
inline constexpr auto errorReportFileUrl = "errorReportFileUrl"_L1;
inline constexpr auto errors = "errors"_L1;
inline constexpr auto eventsEnabled = "eventsEnabled"_L1;
inline constexpr auto exportType = "exportType"_L1;
inline constexpr auto fields = "fields"_L1;
inline constexpr auto file = "file"_L1;
inline constexpr auto fileExtension = "fileExtension"_L1;
inline constexpr auto fileName = "fileName"_L1;
inline constexpr auto fileUrl = "fileUrl"_L1;
inline constexpr auto filters = "filters"_L1;
inline constexpr auto finishedAt = "finishedAt"_L1;
inline constexpr auto fromDate = "fromDate"_L1;
inline constexpr auto icon = "icon"_L1;
inline constexpr auto id = "id"_L1;
inline constexpr auto imageUri = "imageUri"_L1;
inline constexpr auto imageUrl = "imageUrl"_L1;
inline constexpr auto inStockUnits = "inStockUnits"_L1;
inline constexpr auto isBlacklisted = "isBlacklisted"_L1;
inline constexpr auto isPrimaryKey = "isPrimaryKey"_L1;
inline constexpr auto jsonPointerPath = "jsonPointerPath"_L1;
inline constexpr auto label = "label"_L1;
inline constexpr auto language = "language"_L1;
inline constexpr auto links = "links"_L1;
inline constexpr auto maxDate = "maxDate"_L1;
inline constexpr auto maxLength = "maxLength"_L1;
inline constexpr auto maxValue = "maxValue"_L1;
inline constexpr auto minDate = "minDate"_L1;
inline constexpr auto minValue = "minValue"_L1;
inline constexpr auto name = "name"_L1;
inline constexpr auto next = "next"_L1;
inline constexpr auto options = "options"_L1;
inline constexpr auto origin = "origin"_L1;
inline constexpr auto overrideExisting = "overrideExisting"_L1;
inline constexpr auto path = "path"_L1;
inline constexpr auto paymentMethod = "paymentMethod"_L1;
inline constexpr auto phonePrefix = "phonePrefix"_L1;
inline constexpr auto prev = "prev"_L1;
inline constexpr auto price = "price"_L1;
inline constexpr auto priority = "priority"_L1;
inline constexpr auto productDetailUrl = "productDetailUrl"_L1;
inline constexpr auto productId = "productId"_L1;
inline constexpr auto products = "products"_L1;
inline constexpr auto progress = "progress"_L1;
inline constexpr auto publishedAt = "publishedAt"_L1;
inline constexpr auto purchaseDate = "purchaseDate"_L1;
inline constexpr auto purchaseId = "purchaseId"_L1;
inline constexpr auto quantity = "quantity"_L1;
inline constexpr auto rating = "rating"_L1;
inline constexpr auto ratingCount = "ratingCount"_L1;
inline constexpr auto readOnly = "readOnly"_L1;
inline constexpr auto reason = "reason"_L1;
inline constexpr auto receiveType = "receiveType"_L1;
inline constexpr auto relatedExternalProductIds = "relatedExternalProductIds"_L1;
inline constexpr auto reportId = "reportId"_L1;
inline constexpr auto required = "required"_L1;
inline constexpr auto results = "results"_L1;
inline constexpr auto reviewCount = "reviewCount"_L1;
inline constexpr auto segmentId = "segmentId"_L1;
inline constexpr auto startedAt = "startedAt"_L1;
inline constexpr auto status = "status"_L1;
inline constexpr auto success = "success"_L1;
inline constexpr auto tags = "tags"_L1;
inline constexpr auto thumbnailUrl = "thumbnailUrl"_L1;
inline constexpr auto timeZone = "timeZone"_L1;
inline constexpr auto title = "title"_L1;
inline constexpr auto toDate = "toDate"_L1;
inline constexpr auto total = "total"_L1;
inline constexpr auto totalPrice = "totalPrice"_L1;
inline constexpr auto totalQuantity = "totalQuantity"_L1;
inline constexpr auto type = "type"_L1;
inline constexpr auto unitPrice = "unitPrice"_L1;
inline constexpr auto unitPriceOriginal = "unitPriceOriginal"_L1;
inline constexpr auto unitPriceWithoutVAT = "unitPriceWithoutVAT"_L1;
inline constexpr auto updateOnlyEmptyFields = "updateOnlyEmptyFields"_L1;
inline constexpr auto updatedAt = "updatedAt"_L1;
inline constexpr auto url = "url"_L1;
inline constexpr auto usedInWorkflows = "usedInWorkflows"_L1;
inline constexpr auto validationErrors = "validationErrors"_L1;
inline constexpr auto value = "value"_L1;
inline constexpr auto version = "version"_L1;
inline constexpr auto webhookHeaders = "webhookHeaders"_L1;
inline constexpr auto webhookUrl = "webhookUrl"_L1;
inline constexpr auto workflowId = "workflowId"_L1;

// Additional members of an error.
inline constexpr auto allowedDomains = "allowedDomains"_L1;
inline constexpr auto productIds = "productIds"_L1;
inline constexpr auto productsId = "productsId"_L1;

// The system fields of a contact.
namespace contact {
inline constexpr auto averagePurchasesAmount = "_averagePurchasesAmount"_L1;
inline constexpr auto birthdate = "_birthdate"_L1;
inline constexpr auto churnRate = "_churnRate"_L1;
inline constexpr auto clv = "_clv"_L1;
inline constexpr auto createdAt = "_createdAt"_L1;
inline constexpr auto email = "_email"_L1;
inline constexpr auto emailBouncedReason = "_emailBouncedReason"_L1;
inline constexpr auto emailLastBouncedDate = "_emailLastBouncedDate"_L1;
inline constexpr auto emailLastSoftBounceDate = "_emailLastSoftBounceDate"_L1;
inline constexpr auto emailLastUnsubscribedDate = "_emailLastUnsubscribedDate"_L1;
inline constexpr auto emailLastUnsubscribedIp = "_emailLastUnsubscribedIp"_L1;
inline constexpr auto emailSoftBounces = "_emailSoftBounces"_L1;
inline constexpr auto emailStatus = "_emailStatus"_L1;
inline constexpr auto expectedPurchases = "_expectedPurchases"_L1;
inline constexpr auto externalId = "_externalId"_L1;
inline constexpr auto firstPurchaseDate = "_firstPurchaseDate"_L1;
inline constexpr auto frequency = "_frequency"_L1;
inline constexpr auto hasPushSubscriptions = "_hasPushSubscriptions"_L1;
inline constexpr auto isAnonymous = "_isAnonymous"_L1;
inline constexpr auto lastPurchaseDate = "_lastPurchaseDate"_L1;
inline constexpr auto mobilePhone = "_mobilePhone"_L1;
inline constexpr auto mobilePhoneStatus = "_mobilePhoneStatus"_L1;
inline constexpr auto monetary = "_monetary"_L1;
inline constexpr auto name = "_name"_L1;
inline constexpr auto newsletterSubscriptionStatus = "_newsletterSubscriptionStatus"_L1;
inline constexpr auto pAlive = "_pAlive"_L1;
inline constexpr auto points = "_points"_L1;
inline constexpr auto recency = "_recency"_L1;
inline constexpr auto rfm = "_rfm"_L1;
inline constexpr auto smsSubscriptionStatus = "_smsSubscriptionStatus"_L1;
inline constexpr auto surname = "_surname"_L1;
inline constexpr auto totalPurchases = "_totalPurchases"_L1;
inline constexpr auto totalPurchasesAmount = "_totalPurchasesAmount"_L1;
inline constexpr auto updatedAt = "_updatedAt"_L1;

// Only in files.
inline constexpr auto creationOrigin = "_creationOrigin"_L1;
inline constexpr auto lastSubscriptionDate = "_lastSubscriptionDate"_L1;
inline constexpr auto lastSubscriptionIp = "_lastSubscriptionIp"_L1;
inline constexpr auto lastSubscriptionOrigin = "_lastSubscriptionOrigin"_L1;
inline constexpr auto lastUnsubscriptionOrigin = "_lastUnsubscriptionOrigin"_L1;
} // namespace contact

// Columns that occur only in files.
namespace column {
inline constexpr auto activityId = "activityId"_L1;
inline constexpr auto contentId = "contentId"_L1;
inline constexpr auto date = "date"_L1;
inline constexpr auto day = "day"_L1;
inline constexpr auto eventAlias = "eventAlias"_L1;
inline constexpr auto month = "month"_L1;
inline constexpr auto numberOfContacts = "numberOfContacts"_L1;
inline constexpr auto numberOfPurchases = "numberOfPurchases"_L1;
inline constexpr auto totalPurchaseAmount = "totalPurchaseAmount"_L1;
inline constexpr auto year = "year"_L1;
inline constexpr auto line = "line"_L1;
inline constexpr auto field = "field"_L1;
inline constexpr auto error = "error"_L1;

// Columns of activity files that were added by the second, third and fourth version of the layout.
inline constexpr auto device = "device"_L1;
inline constexpr auto appVersion = "appVersion"_L1;
inline constexpr auto sdkVersion = "sdkVersion"_L1;
inline constexpr auto mobileOs = "mobileOs"_L1;
inline constexpr auto mobileOsVersion = "mobileOsVersion"_L1;
inline constexpr auto referer = "referer"_L1;
inline constexpr auto sourceType = "sourceType"_L1;
inline constexpr auto sourceName = "sourceName"_L1;
inline constexpr auto previousContactId = "previousContactId"_L1;
inline constexpr auto contentName = "contentName"_L1;
inline constexpr auto contentTags = "contentTags"_L1;
inline constexpr auto workflowName = "workflowName"_L1;
inline constexpr auto workflowTags = "workflowTags"_L1;
inline constexpr auto attributionConfidence = "attributionConfidence"_L1;
inline constexpr auto attributionScenario = "attributionScenario"_L1;
} // namespace column

// Names of query parameters.
namespace query {
inline constexpr auto createContact = "createContact"_L1;
inline constexpr auto cursor = "cursor"_L1;
inline constexpr auto page = "page"_L1;
inline constexpr auto pageSize = "pageSize"_L1;
inline constexpr auto triggerPurchaseEvent = "triggerPurchaseEvent"_L1;
} // namespace query

} // namespace storedesk::catalogue::key
