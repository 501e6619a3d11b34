// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recordguess.h"

#include "ui/host/recordaddress.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace storedesk::ui::palette {

using namespace Qt::StringLiterals;
using catalogue::OperationId;

namespace {

enum Shape : quint8 { Email = 1, External = 2, StoreKey = 4, ServiceId = 8, Alias = 16 };

struct GuessRow
{
    Shape shape;
    OperationId operation;
    const char *words;
};

// clang-format off
constexpr std::array guessRows{
    GuessRow{Email,     OperationId::GetContactByEmail, QT_TRANSLATE_NOOP("Palette", "a contact with this email")},
    GuessRow{External,  OperationId::GetContactByExternalId, QT_TRANSLATE_NOOP("Palette", "a contact with this external ID")},
    GuessRow{StoreKey,  OperationId::GetProductByStoreId, QT_TRANSLATE_NOOP("Palette", "a product with this ID in your store")},
    GuessRow{StoreKey,  OperationId::GetPurchaseByStoreId, QT_TRANSLATE_NOOP("Palette", "a purchase with this ID in your store")},
    GuessRow{ServiceId, OperationId::GetPurchase, QT_TRANSLATE_NOOP("Palette", "a purchase with this ID in the service")},
    GuessRow{ServiceId, OperationId::GetProduct, QT_TRANSLATE_NOOP("Palette", "a product with this ID in the service")},
    GuessRow{ServiceId, OperationId::GetExport, QT_TRANSLATE_NOOP("Palette", "an export with this ID")},
    GuessRow{ServiceId, OperationId::GetImport, QT_TRANSLATE_NOOP("Palette", "an import with this ID")},
    GuessRow{ServiceId, OperationId::GetCouponSet, QT_TRANSLATE_NOOP("Palette", "a coupon set with this ID")},
    GuessRow{ServiceId, OperationId::GetWorkflow, QT_TRANSLATE_NOOP("Palette", "a workflow with this ID")},
    GuessRow{ServiceId, OperationId::GetContactField, QT_TRANSLATE_NOOP("Palette", "a contact field with this ID")},
    GuessRow{ServiceId, OperationId::GetCustomIntegration, QT_TRANSLATE_NOOP("Palette", "an integration with this ID")},
    GuessRow{Alias,     OperationId::ListCustomEventTypes, QT_TRANSLATE_NOOP("Palette", "an event type with this alias")},
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
        return ServiceId | External | StoreKey;
    // A key never consists of several words.
    if (matches(text, ".*\\s.*"))
        return 0;
    const bool alias = matches(text, "[A-Za-z][A-Za-z0-9_-]*");
    return External | StoreKey | (alias ? Alias : 0);
}

} // namespace

QList<RecordGuess> guessesOf(const QString &text)
{
    const auto value = text.trimmed();
    const int shapes = shapesOf(value);
    std::vector<GuessRow> rows;
    std::ranges::copy_if(guessRows, std::back_inserter(rows),
                         [shapes](const GuessRow &row) { return shapes & row.shape; });
    // Few shops use IDs that look like those of the service.
    std::ranges::stable_partition(rows, [](const GuessRow &row) { return row.shape == ServiceId; });
    QList<RecordGuess> guesses;
    for (const auto &row : rows) {
        // Without a lookup key a list must be read first, so the address has no values yet.
        const auto resource = catalogue::operation(row.operation).resource;
        const auto *lookupKey = catalogue::lookupKeyOf(row.operation);
        guesses.append({.operation = row.operation,
                        .value = value,
                        .place = lookupKey ? placeOf(*lookupKey, {value})
                                           : PageAddress{.page = recordPageOf(resource)},
                        .words = QCoreApplication::translate("Palette", row.words),
                        .icon = iconOf(resource)});
    }
    return guesses;
}

bool isTelling(const QString &text)
{
    const int shapes = shapesOf(text.trimmed());
    return (shapes & (Email | ServiceId)) != 0;
}

} // namespace storedesk::ui::palette
