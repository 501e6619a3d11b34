// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnprofile.h"
#include "table/source.h"

#include <QStringList>

namespace storedesk::sheet {

// A column as far as the first rows tell.
struct SheetColumn
{
    QString name;
    table::ColumnKind kind = table::ColumnKind::Text;
    bool personal = false; // holds names, addresses or phone numbers of people
    int letters = 0; // of the longest cell seen
    bool ownName = true; // it stands so in the file

    bool operator==(const SheetColumn &) const = default;
};

// Looks at the beginning of a table. Columns without a name are called by their number.
[[nodiscard]] QList<SheetColumn> columnsOf(const table::TableFile &file, qint64 begin,
                                           const table::Dialect &dialect, bool header);

// Would a person rather not have this on a screen that others see?
[[nodiscard]] bool looksPersonal(const QString &name, table::ColumnKind kind,
                                 const QByteArrayList &examples);
// The text with its length left and nothing else.
[[nodiscard]] QString masked(const QString &text);

} // namespace storedesk::sheet
