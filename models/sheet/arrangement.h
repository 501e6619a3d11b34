// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheet.h"
#include "table/filter.h"
#include "table/sortkey.h"

#include <QJsonObject>

namespace storedesk::sheet {

// What a person arranged for a file. Columns are numbers in the file; their names tell which ones
// they are when the file is another one day.
struct Arrangement
{
    QStringList names = {}; // of all columns
    QList<int> order = {}; // as they are seen, all of them
    QList<int> widths = {}; // of each; 0: nobody changed it
    QList<int> hidden = {};
    int frozen = 0;
    table::Filter filter = {};
    std::vector<table::SortKey> keys = {};
    Reading reading = {};
    QList<table::FormatChoice> formats = {}; // of all columns, or none: how cells are read

    bool operator==(const Arrangement &) const = default;
};

// Nothing but what a file has by itself.
[[nodiscard]] bool isPlain(const Arrangement &arrangement);
// For these columns: what is about one that is gone is left out, new ones stand where they do in
// the file.
[[nodiscard]] Arrangement fitted(const Arrangement &arrangement, const QStringList &names);
[[nodiscard]] qsizetype conditionsIn(const table::Filter &filter); // groups too

[[nodiscard]] QJsonObject jsonOf(const Reading &reading);
[[nodiscard]] Reading readingOf(const QJsonObject &json);
[[nodiscard]] QJsonObject jsonOf(const Arrangement &arrangement);
// None: it is no arrangement.
[[nodiscard]] std::optional<Arrangement> arrangementOf(const QJsonObject &json);

} // namespace storedesk::sheet
