// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/choice.h"
#include "rows.h"
#include "sharedchoices.h"

#include <QCoreApplication>

namespace storedesk::catalogue::rows {

using namespace Qt::StringLiterals;

// The form that creates an import is flat; the response contains its values under options.
// clang-format off
static constexpr std::array importTypes{
    Choice{catalogue::choice::importtype::contacts, QT_TRANSLATE_NOOP("Choices", "Contacts")},
    Choice{catalogue::choice::importtype::products, QT_TRANSLATE_NOOP("Choices", "Products")},
    Choice{catalogue::choice::importtype::coupons, QT_TRANSLATE_NOOP("Choices", "Coupons")},
};

static constexpr std::array importStates{
    Choice{catalogue::choice::state::queued, QT_TRANSLATE_NOOP("Choices", "Queued")},
    Choice{catalogue::choice::state::inProgress, QT_TRANSLATE_NOOP("Choices", "Running")},
    Choice{catalogue::choice::state::finished, QT_TRANSLATE_NOOP("Choices", "Completed")},
    Choice{catalogue::choice::state::error, QT_TRANSLATE_NOOP("Choices", "Failed")},
    Choice{catalogue::choice::state::cancelled, QT_TRANSLATE_NOOP("Choices", "Cancelled")},
};

static constexpr std::array importFields{
    Field{.key = catalogue::key::id,                            .title = QT_TRANSLATE_NOOP("Fields", "ID"),                      .type = Type::ObjectId, .places = answer,                  .required = answer},
    Field{.key = catalogue::key::type,                          .title = QT_TRANSLATE_NOOP("Fields", "Type"),                    .type = Type::Choice,   .places = answer | create | table, .required = answer | create, .choices = importTypes},
    Field{.key = catalogue::key::couponSetId,                   .title = QT_TRANSLATE_NOOP("Fields", "Coupon set"),              .type = Type::ObjectId, .places = create,                  .required = create, .when = {catalogue::key::type, {catalogue::choice::importtype::coupons}}, .help = QT_TRANSLATE_NOOP("Fields", "The set that receives the codes.")},
    Field{.key = catalogue::key::delimiter,                     .title = QT_TRANSLATE_NOOP("Fields", "Separator"),               .type = Type::Choice,   .places = create,                  .required = create, .choices = delimiters, .help = QT_TRANSLATE_NOOP("Fields", "Character between columns.")},
    Field{.key = catalogue::key::overrideExisting,              .title = QT_TRANSLATE_NOOP("Fields", "Update existing records"), .type = Type::Boolean,  .places = create,                  .required = create, .help = QT_TRANSLATE_NOOP("Fields", "Otherwise, existing records stay unchanged.")},
    Field{.key = catalogue::key::updateOnlyEmptyFields,         .title = QT_TRANSLATE_NOOP("Fields", "Fill empty fields only"),  .type = Type::Boolean,  .places = create,                  .required = create, .help = QT_TRANSLATE_NOOP("Fields", "Applies only with “Update existing records”.")},
    Field{.key = catalogue::key::file,                          .title = QT_TRANSLATE_NOOP("Fields", "File"),                    .type = Type::File,     .places = create,                  .required = create, .help = QT_TRANSLATE_NOOP("Fields", "CSV in UTF-8 with column names in the first line, at most 50 MB.")},
    Field{.key = catalogue::key::status,                        .title = QT_TRANSLATE_NOOP("Fields", "Status"),                  .type = Type::Choice,   .places = answer | table,          .required = answer, .choices = importStates},
    Field{.key = catalogue::key::total,                         .title = QT_TRANSLATE_NOOP("Fields", "Rows"),                    .type = Type::Integer,  .places = answer | table,          .required = answer},
    Field{.key = catalogue::key::success,                       .title = QT_TRANSLATE_NOOP("Fields", "Imported"),                .type = Type::Integer,  .places = answer | table,          .required = answer},
    Field{.key = catalogue::key::errors,                        .title = QT_TRANSLATE_NOOP("Fields", "Rejected"),                 .type = Type::Integer,  .places = answer | table,          .required = answer},
    Field{.key = catalogue::key::errorReportFileUrl,            .title = QT_TRANSLATE_NOOP("Fields", "Error report"),            .type = Type::Url,      .places = answer,                  .help = QT_TRANSLATE_NOOP("Fields", "A file with the rows that failed.")},
    Field{.key = catalogue::key::options,                       .title = QT_TRANSLATE_NOOP("Fields", "Options"),                 .type = Type::Object,   .places = answer,                  .required = answer},
    Field{.key = "options.delimiter"_L1,             .title = QT_TRANSLATE_NOOP("Fields", "Separator"),               .type = Type::Choice,   .places = answer,                  .required = answer, .choices = delimiters},
    Field{.key = "options.overrideExisting"_L1,      .title = QT_TRANSLATE_NOOP("Fields", "Update existing records"), .type = Type::Boolean,  .places = answer,                  .required = answer},
    Field{.key = "options.updateOnlyEmptyFields"_L1, .title = QT_TRANSLATE_NOOP("Fields", "Fill empty fields only"),  .type = Type::Boolean,  .places = answer,                  .required = answer},
    Field{.key = "options.couponSetId"_L1,           .title = QT_TRANSLATE_NOOP("Fields", "Coupon set"),              .type = Type::ObjectId, .places = answer,                  .when = {catalogue::key::type, {catalogue::choice::importtype::coupons}}},
    Field{.key = catalogue::key::origin,                        .title = QT_TRANSLATE_NOOP("Fields", "Created by"),                 .type = Type::Choice,   .places = answer,                  .required = answer, .choices = origins},
    Field{.key = catalogue::key::createdAt,                     .title = QT_TRANSLATE_NOOP("Fields", "Created"),                 .type = Type::Moment,   .places = answer | table,          .required = answer},
    Field{.key = catalogue::key::startedAt,                     .title = QT_TRANSLATE_NOOP("Fields", "Started"),                 .type = Type::Moment,   .places = answer},
    Field{.key = catalogue::key::finishedAt,                    .title = QT_TRANSLATE_NOOP("Fields", "Completed"),                .type = Type::Moment,   .places = answer},
    Field{.key = catalogue::key::cancelledAt,                   .title = QT_TRANSLATE_NOOP("Fields", "Cancelled"),               .type = Type::Moment,   .places = answer},
};
// clang-format on
static_assert(wellFormed(importFields));

std::span<const Field> imports()
{
    return importFields;
}

} // namespace storedesk::catalogue::rows
