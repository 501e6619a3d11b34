// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recordguess.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using catalogue::OperationId;

namespace {

enum Shape : quint8 { Email = 1, External = 2, StoreKey = 4, ServiceId = 8, Alias = 16 };

struct Row
{
    Shape shape;
    OperationId operation;
    QLatin1StringView page;
    QLatin1StringView way; // empty: the page is addressed by the value alone
    const char *words;
    Icon icon;
};

// clang-format off
constexpr std::array table{
    Row{Email,     OperationId::GetContactByEmail,      "contact"_L1,       "email"_L1,       QT_TRANSLATE_NOOP("Palette", "a contact with this email"),         Icon::Person},
    Row{External,  OperationId::GetContactByExternalId, "contact"_L1,       "external-id"_L1, QT_TRANSLATE_NOOP("Palette", "a contact with this external ID"),    Icon::Person},
    Row{StoreKey,  OperationId::GetProductByStoreId,    "product"_L1,       "store-id"_L1,    QT_TRANSLATE_NOOP("Palette", "a product with this store ID"),       Icon::Products},
    Row{StoreKey,  OperationId::GetPurchaseByStoreId,   "purchase"_L1,      "store-id"_L1,    QT_TRANSLATE_NOOP("Palette", "a purchase with this store ID"),      Icon::Purchases},
    Row{ServiceId, OperationId::GetPurchase,            "purchase"_L1,      "id"_L1,          QT_TRANSLATE_NOOP("Palette", "a purchase with this service ID"),    Icon::Purchases},
    Row{ServiceId, OperationId::GetProduct,             "product"_L1,       "id"_L1,          QT_TRANSLATE_NOOP("Palette", "a product with this service ID"),     Icon::Products},
    Row{ServiceId, OperationId::GetExport,              "export"_L1,        {},               QT_TRANSLATE_NOOP("Palette", "an export with this service ID"),     Icon::Exports},
    Row{ServiceId, OperationId::GetImport,              "import"_L1,        {},               QT_TRANSLATE_NOOP("Palette", "an import with this service ID"),     Icon::Imports},
    Row{ServiceId, OperationId::GetCouponSet,           "coupon-set"_L1,    {},               QT_TRANSLATE_NOOP("Palette", "a coupon set with this service ID"),  Icon::CouponSets},
    Row{ServiceId, OperationId::GetWorkflow,            "workflow"_L1,      {},               QT_TRANSLATE_NOOP("Palette", "a workflow with this service ID"),    Icon::Workflows},
    Row{ServiceId, OperationId::GetContactField,        "contact-field"_L1, {},               QT_TRANSLATE_NOOP("Palette", "a contact field with this service ID"), Icon::ContactFields},
    Row{ServiceId, OperationId::GetCustomIntegration,   "integration"_L1,   {},               QT_TRANSLATE_NOOP("Palette", "an integration with this service ID"), Icon::Integrations},
    Row{Alias,     OperationId::ListCustomEventTypes,   "event-type"_L1,    {},               QT_TRANSLATE_NOOP("Palette", "an event type with this alias"),      Icon::Events},
};
// clang-format on

bool matches(const QString &text, const char *pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(QLatin1StringView(pattern)))
        .match(text)
        .hasMatch();
}

int shapesOf(const QString &text)
{
    if (text.isEmpty())
        return 0;
    if (matches(text, "[^\\s@]+@[^\\s@]+"))
        return Email | External;
    if (matches(text, "[0-9a-fA-F]{24}"))
        return ServiceId;
    if (matches(text, ".*\\s.*")) // several words are no key
        return 0;
    const bool alias = matches(text, "[A-Za-z][A-Za-z0-9_-]*");
    return External | StoreKey | (alias ? Alias : 0);
}

} // namespace

QList<RecordGuess> guessesOf(const QString &text)
{
    const auto value = text.trimmed();
    const int shapes = shapesOf(value);
    QList<RecordGuess> guesses;
    for (const auto &row : table) {
        if (!(shapes & row.shape))
            continue;
        Place place{.page = row.page};
        if (!row.way.isEmpty())
            place.values.append(row.way);
        if (row.shape != Alias)
            place.values.append(value);
        guesses.append({.operation = row.operation,
                        .value = value,
                        .place = place,
                        .words = QCoreApplication::translate("Palette", row.words),
                        .icon = row.icon});
    }
    return guesses;
}

bool isTelling(const QString &text)
{
    const int shapes = shapesOf(text.trimmed());
    return (shapes & (Email | ServiceId)) != 0;
}

} // namespace storedesk::ui
