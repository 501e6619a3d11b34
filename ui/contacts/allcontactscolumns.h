// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "sheet/sheetcolumn.h"
#include "ui/details/fieldlines.h"

#include <QDateTime>
#include <QJsonObject>

namespace storedesk::ui::contacts {

// A column in the contact mirror: a catalogue field or a field defined by the account.
struct AllContactsColumn
{
    catalogue::FieldRule rule;
    // Null for a field defined by the account.
    const catalogue::Field *field = nullptr;

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text(const QJsonObject &record,
                               const details::ReadingContext &reading) const;
    [[nodiscard]] QString fullText(const QJsonObject &record) const;
    [[nodiscard]] bool isNumber() const;
    [[nodiscard]] Qt::Alignment alignment() const;
    // Returns the default width.
    [[nodiscard]] int width() const;
    bool operator==(const AllContactsColumn &) const = default;
};

// Returns the columns shown by default.
[[nodiscard]] QStringList usualColumns();
// Returns the columns in the mirror that can be shown. The surname is left out, because it is part
// of the name.
[[nodiscard]] std::vector<AllContactsColumn> columnsToChoose(const QStringList &columns,
                                                             const catalogue::FieldSet &rules);
[[nodiscard]] AllContactsColumn columnOf(const QString &key, const catalogue::FieldSet &rules);
// Returns all columns in the mirror that conditions can use, in mirror order.
[[nodiscard]] QList<sheet::SheetColumn> columnsToCompare(const QStringList &columns,
                                                         const catalogue::FieldSet &rules);

} // namespace storedesk::ui::contacts
