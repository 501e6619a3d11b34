// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/listheader.h"

#include "catalogue/checker.h"
#include "records/columnmatch.h"

#include <algorithm>

namespace storedesk::importcheck {

std::optional<bool> isListHeader(const QString &text, const ListFields &list)
{
    const auto *key = list.fields.rule(list.key);
    if (!key)
        return std::nullopt;
    if (records::matchColumns({text}, list.fields).front().how != records::ColumnMatch::How::None)
        return true;
    const catalogue::Checker checker({.rules = {*key}});
    const bool isValue = checker.check(0, text.toStdString()) == catalogue::Reason::None;
    const bool isMistyped =
        std::ranges::any_of(text, [](QChar letter) { return letter == u'@' || letter.isDigit(); });
    return isValue || isMistyped ? std::optional(false) : std::nullopt;
}

static QString firstCellOf(const ImportTable &table)
{
    const auto &row = table.opened.dialect.header ? table.headings : table.sample.value(0);
    return row.value(0).trimmed();
}

base::Result<ImportTable> openTableOrList(const QString &path, const sheet::ReadOptions &reading,
                                          const ListFields &list, const QString &temporaryFolder,
                                          base::Progress &progress)
{
    auto table = ImportTable::open(path, reading, temporaryFolder, progress);
    if (!table || reading.header || table->columns.size() != 1)
        return table;
    const auto header = isListHeader(firstCellOf(*table), list);
    if (!header || *header == table->opened.dialect.header)
        return table;
    auto decided = reading;
    decided.header = header;
    return ImportTable::open(path, decided, temporaryFolder, progress);
}

} // namespace storedesk::importcheck
