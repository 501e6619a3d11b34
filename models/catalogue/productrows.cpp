// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rows.h"

#include <QCoreApplication>

namespace storedesk::catalogue::rows {

using namespace Qt::StringLiterals;

// Here, Create means the patch of a product that does not exist yet. It has more required fields.
// clang-format off
static constexpr std::array availabilities{
    Choice{"instock"_L1,      QT_TRANSLATE_NOOP("Choices", "In stock")},
    Choice{"outofstock"_L1,   QT_TRANSLATE_NOOP("Choices", "Out of stock")},
    Choice{"unverified"_L1,   QT_TRANSLATE_NOOP("Choices", "Not verified"), false},
    Choice{"discontinued"_L1, QT_TRANSLATE_NOOP("Choices", "Discontinued"), false},
};

static constexpr std::array productFields{
    Field{.key = catalogue::key::id,                        .title = QT_TRANSLATE_NOOP("Fields", "ID"),                    .type = Type::ObjectId, .places = answer},
    Field{.key = catalogue::key::productId,                 .title = QT_TRANSLATE_NOOP("Fields", "Product ID"),            .type = Type::Text,     .places = answer | csv | table,                  .required = csv, .help = QT_TRANSLATE_NOOP("Fields", "The product's ID in your store.")},
    Field{.key = catalogue::key::name,                      .title = QT_TRANSLATE_NOOP("Fields", "Name"),                  .type = Type::Text,     .places = answer | create | patch | csv | table, .required = create | csv},
    Field{.key = catalogue::key::productDetailUrl,          .title = QT_TRANSLATE_NOOP("Fields", "Product page"),          .type = Type::Url,      .places = answer | create | patch | csv,         .required = create | csv, .help = QT_TRANSLATE_NOOP("Fields", "The domain must be one of the store's domains.")},
    Field{.key = catalogue::key::availability,              .title = QT_TRANSLATE_NOOP("Fields", "Availability"),          .type = Type::Choice,   .places = answer | create | patch | csv | table, .choices = availabilities},
    Field{.key = catalogue::key::inStockUnits,              .title = QT_TRANSLATE_NOOP("Fields", "Units in stock"),        .type = Type::Integer,  .places = answer | create | patch | csv | table},
    Field{.key = catalogue::key::isBlacklisted,             .title = QT_TRANSLATE_NOOP("Fields", "Excluded from recommendations"),       .type = Type::Boolean,  .places = answer | create | patch | csv,         .help = QT_TRANSLATE_NOOP("Fields", "Excludes the product from recommendations.")},
    Field{.key = catalogue::key::priority,                  .title = QT_TRANSLATE_NOOP("Fields", "Priority"),              .type = Type::Integer,  .places = answer | create | patch | csv,         .help = QT_TRANSLATE_NOOP("Fields", "Products with a higher number are preferred. Defaults to 0.")},
    Field{.key = catalogue::key::relatedExternalProductIds, .title = QT_TRANSLATE_NOOP("Fields", "Related products"),      .type = Type::Texts,    .places = answer | create | patch | csv,         .help = QT_TRANSLATE_NOOP("Fields", "Their product IDs in your store.")},
    Field{.key = catalogue::key::brand,                     .title = QT_TRANSLATE_NOOP("Fields", "Brand"),                 .type = Type::Text,     .places = answer | create | patch | csv | table},
    Field{.key = catalogue::key::categories,                .title = QT_TRANSLATE_NOOP("Fields", "Categories"),            .type = Type::Texts,    .places = answer | create | patch | csv,         .help = QT_TRANSLATE_NOOP("Fields", "A slash separates the levels of one category, for example Shoes/Running.")},
    Field{.key = catalogue::key::tags,                      .title = QT_TRANSLATE_NOOP("Fields", "Tags"),                  .type = Type::Texts,    .places = answer | create | patch | csv},
    Field{.key = catalogue::key::description,               .title = QT_TRANSLATE_NOOP("Fields", "Description"),           .type = Type::Text,     .places = answer | create | patch | csv},
    Field{.key = catalogue::key::imageUrl,                  .title = QT_TRANSLATE_NOOP("Fields", "Image"),                 .type = Type::Url,      .places = answer | create | patch | csv},
    Field{.key = catalogue::key::thumbnailUrl,              .title = QT_TRANSLATE_NOOP("Fields", "Thumbnail"),             .type = Type::Url,      .places = answer | create | patch | csv},
    Field{.key = catalogue::key::unitPrice,                 .title = QT_TRANSLATE_NOOP("Fields", "Unit price"),            .type = Type::Money,    .places = answer | create | patch | csv | table, .required = create | csv},
    Field{.key = catalogue::key::unitPriceOriginal,         .title = QT_TRANSLATE_NOOP("Fields", "Price before discount"), .type = Type::Money,    .places = answer | create | patch | csv},
    Field{.key = catalogue::key::unitPriceWithoutVAT,       .title = QT_TRANSLATE_NOOP("Fields", "Price without tax"),     .type = Type::Money,    .places = answer | create | patch | csv},
    Field{.key = catalogue::key::discountedAmount,          .title = QT_TRANSLATE_NOOP("Fields", "Discount"),              .type = Type::Money,    .places = answer | create | patch | csv,         .help = QT_TRANSLATE_NOOP("Fields", "Amount taken off the price.")},
    Field{.key = catalogue::key::discountedPercentage,      .title = QT_TRANSLATE_NOOP("Fields", "Discount percentage"),   .type = Type::Percent,  .places = answer | create | patch | csv,         .minimum = 0, .maximum = 100, .help = QT_TRANSLATE_NOOP("Fields", "From 0 to 100, without the % sign.")},
    Field{.key = catalogue::key::publishedAt,               .title = QT_TRANSLATE_NOOP("Fields", "Published"),             .type = Type::Moment,   .places = answer | create | patch,               .help = QT_TRANSLATE_NOOP("Fields", "When the product entered the store's catalogue.")},
    Field{.key = catalogue::key::publishedAt,               .title = QT_TRANSLATE_NOOP("Fields", "Published"),             .type = Type::Date,     .places = csv,                                   .help = QT_TRANSLATE_NOOP("Fields", "When the product entered the store's catalogue.")},
    Field{.key = catalogue::key::rating,                    .title = QT_TRANSLATE_NOOP("Fields", "Rating"),                .type = Type::Decimal,  .places = answer | create | patch | csv,         .minimum = 0, .maximum = 5, .help = QT_TRANSLATE_NOOP("Fields", "From 0 to 5.")},
    Field{.key = catalogue::key::ratingCount,               .title = QT_TRANSLATE_NOOP("Fields", "Ratings"),               .type = Type::Integer,  .places = answer | create | patch | csv,         .minimum = 0},
    Field{.key = catalogue::key::reviewCount,               .title = QT_TRANSLATE_NOOP("Fields", "Reviews"),               .type = Type::Integer,  .places = answer | create | patch | csv,         .minimum = 0},
    Field{.key = catalogue::key::customField1,              .title = QT_TRANSLATE_NOOP("Fields", "Custom field 1"),        .type = Type::Text,     .places = answer | create | patch | csv},
    Field{.key = catalogue::key::customField2,              .title = QT_TRANSLATE_NOOP("Fields", "Custom field 2"),        .type = Type::Text,     .places = answer | create | patch | csv},
    Field{.key = catalogue::key::customField3,              .title = QT_TRANSLATE_NOOP("Fields", "Custom field 3"),        .type = Type::Text,     .places = answer | create | patch | csv},
    Field{.key = catalogue::key::createdAt,                 .title = QT_TRANSLATE_NOOP("Fields", "Created"),               .type = Type::Moment,   .places = answer,                                .required = answer},
    Field{.key = catalogue::key::updatedAt,                 .title = QT_TRANSLATE_NOOP("Fields", "Last changed"),          .type = Type::Moment,   .places = answer | table},
};
// clang-format on
static_assert(wellFormed(productFields));

std::span<const Field> product()
{
    return productFields;
}

} // namespace storedesk::catalogue::rows
