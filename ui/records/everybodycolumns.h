// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "sheet/sheetcolumn.h"

#include <QDateTime>
#include <QJsonObject>

namespace storedesk::ui::records {

// A column of the copy of all contacts: a field of the catalogue, or one that the account defined.
struct EverybodyColumn
{
    catalogue::FieldRule rule;
    const catalogue::Field *field = nullptr; // of the catalogue; null: the account's own

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text(const QJsonObject &record, const QDateTime &now) const;
    [[nodiscard]] QString fullText(const QJsonObject &record) const;
    [[nodiscard]] bool isNumber() const;
    [[nodiscard]] Qt::Alignment alignment() const;
    [[nodiscard]] int width() const; // in the drawings
    bool operator==(const EverybodyColumn &) const = default;
};

// Those that are shown until somebody chooses others.
[[nodiscard]] QStringList usualColumns();
// The columns of a copy, as far as they have a meaning of their own: the surname is in the name.
[[nodiscard]] std::vector<EverybodyColumn> columnsToChoose(const QStringList &columns,
                                                           const catalogue::FieldSet &rules);
[[nodiscard]] EverybodyColumn columnOf(const QString &key, const catalogue::FieldSet &rules);
// All columns of a copy for conditions, in its order.
[[nodiscard]] QList<sheet::SheetColumn> columnsToCompare(const QStringList &columns,
                                                         const catalogue::FieldSet &rules);

} // namespace storedesk::ui::records
