// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rows.h"

#include <QCoreApplication>

namespace storedesk::catalogue::rows {

using namespace Qt::StringLiterals;

// A purchase and its lines. The lines contain a copy of the product as it was sold.
// clang-format off
static constexpr std::array purchaseFields{
    Field{.key = catalogue::key::id,                              .title = QT_TRANSLATE_NOOP("Fields", "ID"),                       .type = Type::ObjectId, .places = answer,                  .required = answer},
    Field{.key = catalogue::key::purchaseId,                      .title = QT_TRANSLATE_NOOP("Fields", "Purchase ID"),              .type = Type::Text,     .places = answer | create | table, .required = create, .help = QT_TRANSLATE_NOOP("Fields", "The purchase's ID in your store. It must be unique.")},
    Field{.key = catalogue::key::cartId,                          .title = QT_TRANSLATE_NOOP("Fields", "Cart ID"),                  .type = Type::Text,     .places = answer | create,         .required = answer | create, .help = QT_TRANSLATE_NOOP("Fields", "The cart the purchase came from.")},
    Field{.key = catalogue::key::contactId,                       .title = QT_TRANSLATE_NOOP("Fields", "Contact"),                  .type = Type::ObjectId, .places = answer},
    Field{.key = catalogue::key::contactEmail,                    .title = QT_TRANSLATE_NOOP("Fields", "Buyer's email"),       .type = Type::Email,    .places = answer | create | table, .required = create, .maxLength = 254, .help = QT_TRANSLATE_NOOP("Fields", "The contact must exist. Enter the email or the external ID."), .unless = catalogue::key::contactExternalId},
    Field{.key = catalogue::key::contactExternalId,               .title = QT_TRANSLATE_NOOP("Fields", "Buyer's external ID"), .type = Type::Text,     .places = answer | create,         .maxLength = 50, .help = QT_TRANSLATE_NOOP("Fields", "Use this instead of the email.")},
    Field{.key = catalogue::key::paymentMethod,                   .title = QT_TRANSLATE_NOOP("Fields", "Payment method"),           .type = Type::Text,     .places = answer | create},
    Field{.key = catalogue::key::purchaseDate,                    .title = QT_TRANSLATE_NOOP("Fields", "Date of purchase"),         .type = Type::Moment,   .places = answer | create | table, .required = create},
    Field{.key = catalogue::key::totalPrice,                      .title = QT_TRANSLATE_NOOP("Fields", "Total price"),              .type = Type::Money,    .places = answer | create | table, .required = create},
    Field{.key = catalogue::key::totalQuantity,                   .title = QT_TRANSLATE_NOOP("Fields", "Total quantity"),           .type = Type::Integer,  .places = answer | create | table, .required = create, .minimum = 0, .help = QT_TRANSLATE_NOOP("Fields", "Total number of units across all items.")},
    Field{.key = catalogue::key::products,                        .title = QT_TRANSLATE_NOOP("Fields", "Items"),                    .type = Type::Objects,  .places = answer | create,         .required = answer | create},
    Field{.key = "products[].id"_L1,                   .title = QT_TRANSLATE_NOOP("Fields", "Product"),                  .type = Type::ObjectId, .places = answer},
    Field{.key = "products[].productId"_L1,            .title = QT_TRANSLATE_NOOP("Fields", "Product ID"),               .type = Type::Text,     .places = answer | create,         .required = create, .help = QT_TRANSLATE_NOOP("Fields", "The product's ID in your store. The product must exist.")},
    Field{.key = "products[].name"_L1,                 .title = QT_TRANSLATE_NOOP("Fields", "Name"),                     .type = Type::Text,     .places = answer | create},
    Field{.key = "products[].quantity"_L1,             .title = QT_TRANSLATE_NOOP("Fields", "Quantity"),                 .type = Type::Integer,  .places = answer | create,         .required = create, .minimum = 0},
    Field{.key = "products[].price"_L1,                .title = QT_TRANSLATE_NOOP("Fields", "Price of the item"),        .type = Type::Money,    .places = answer | create,         .required = create, .help = QT_TRANSLATE_NOOP("Fields", "Quantity times unit price.")},
    Field{.key = "products[].productDetailUrl"_L1,     .title = QT_TRANSLATE_NOOP("Fields", "Product page"),             .type = Type::Url,      .places = answer | create,         .help = QT_TRANSLATE_NOOP("Fields", "The domain must be one of the store's domains.")},
    Field{.key = "products[].brand"_L1,                .title = QT_TRANSLATE_NOOP("Fields", "Brand"),                    .type = Type::Text,     .places = answer | create},
    Field{.key = "products[].categories"_L1,           .title = QT_TRANSLATE_NOOP("Fields", "Categories"),               .type = Type::Texts,    .places = answer | create,         .help = QT_TRANSLATE_NOOP("Fields", "A slash separates the levels of one category, for example Shoes/Running.")},
    Field{.key = "products[].tags"_L1,                 .title = QT_TRANSLATE_NOOP("Fields", "Tags"),                     .type = Type::Texts,    .places = answer | create},
    Field{.key = "products[].description"_L1,          .title = QT_TRANSLATE_NOOP("Fields", "Description"),              .type = Type::Text,     .places = answer | create},
    Field{.key = "products[].imageUrl"_L1,             .title = QT_TRANSLATE_NOOP("Fields", "Image"),                    .type = Type::Url,      .places = answer | create},
    Field{.key = "products[].thumbnailUrl"_L1,         .title = QT_TRANSLATE_NOOP("Fields", "Thumbnail"),                .type = Type::Url,      .places = answer | create},
    Field{.key = "products[].unitPrice"_L1,            .title = QT_TRANSLATE_NOOP("Fields", "Unit price"),               .type = Type::Money,    .places = answer | create},
    Field{.key = "products[].unitPriceOriginal"_L1,    .title = QT_TRANSLATE_NOOP("Fields", "Price before discount"),    .type = Type::Money,    .places = answer | create},
    Field{.key = "products[].unitPriceWithoutVAT"_L1,  .title = QT_TRANSLATE_NOOP("Fields", "Price without tax"),        .type = Type::Money,    .places = answer | create},
    Field{.key = "products[].discountedAmount"_L1,     .title = QT_TRANSLATE_NOOP("Fields", "Discount"),                 .type = Type::Money,    .places = answer | create,         .help = QT_TRANSLATE_NOOP("Fields", "Amount taken off the price.")},
    Field{.key = "products[].discountedPercentage"_L1, .title = QT_TRANSLATE_NOOP("Fields", "Discount percentage"),      .type = Type::Percent,  .places = answer | create,         .minimum = 0, .maximum = 100, .help = QT_TRANSLATE_NOOP("Fields", "From 0 to 100, without the % sign.")},
    Field{.key = "products[].publishedAt"_L1,          .title = QT_TRANSLATE_NOOP("Fields", "Published"),                .type = Type::Moment,   .places = answer | create,         .help = QT_TRANSLATE_NOOP("Fields", "When the product entered the store's catalogue.")},
    Field{.key = "products[].rating"_L1,               .title = QT_TRANSLATE_NOOP("Fields", "Rating"),                   .type = Type::Decimal,  .places = answer | create,         .minimum = 0, .maximum = 5, .help = QT_TRANSLATE_NOOP("Fields", "From 0 to 5.")},
    Field{.key = "products[].ratingCount"_L1,          .title = QT_TRANSLATE_NOOP("Fields", "Ratings"),                  .type = Type::Integer,  .places = answer | create,         .minimum = 0},
    Field{.key = "products[].reviewCount"_L1,          .title = QT_TRANSLATE_NOOP("Fields", "Reviews"),                  .type = Type::Integer,  .places = answer | create,         .minimum = 0},
    Field{.key = "products[].customField1"_L1,         .title = QT_TRANSLATE_NOOP("Fields", "Custom field 1"),           .type = Type::Text,     .places = answer | create},
    Field{.key = "products[].customField2"_L1,         .title = QT_TRANSLATE_NOOP("Fields", "Custom field 2"),           .type = Type::Text,     .places = answer | create},
    Field{.key = "products[].customField3"_L1,         .title = QT_TRANSLATE_NOOP("Fields", "Custom field 3"),           .type = Type::Text,     .places = answer | create},
    Field{.key = catalogue::key::createdAt,                       .title = QT_TRANSLATE_NOOP("Fields", "Created"),                  .type = Type::Moment,   .places = answer | table,          .required = answer},
    Field{.key = catalogue::key::updatedAt,                       .title = QT_TRANSLATE_NOOP("Fields", "Last changed"),             .type = Type::Moment,   .places = answer},
};
// clang-format on
static_assert(wellFormed(purchaseFields));

std::span<const Field> purchase()
{
    return purchaseFields;
}

} // namespace storedesk::catalogue::rows
