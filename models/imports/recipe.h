// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"

namespace storedesk::imports {

// What must be so before an import that is repeated may run by itself.
struct Guards
{
    std::optional<qint64> fewestRows = {};
    std::optional<qint64> mostRows = {};
    bool unknownColumns = false; // whether the file may have columns that the recipe does not know
    std::optional<double> mostRejects = {}; // share of rows that cannot be sent, in percent
    std::optional<qint64> mostBlanked = {}; // values that would be erased

    bool operator==(const Guards &) const = default;
};

// An import that can be repeated with another file: readable JSON, without anything of the people
// in the file. Columns are known by their names.
struct Recipe
{
    // A repair, on a column by its name.
    struct Repair
    {
        QString column;
        Fix fix;

        bool operator==(const Repair &) const = default;
    };

    QString name;
    ImportSettings settings = {}; // without what the account says of itself
    Remembered matching = {};
    std::vector<Repair> repairs = {};
    Guards guards = {};

    bool operator==(const Recipe &) const = default;

    // Of a draft; single cells that were typed are of that file only.
    [[nodiscard]] static Recipe of(const ImportDraft &draft, const QString &name);
    [[nodiscard]] QByteArray toJson() const;
    [[nodiscard]] static base::Result<Recipe> fromJson(const QByteArray &bytes);

    // Before the file is opened: what it is. The draft keeps what it knows of the account.
    void prepare(ImportDraft &draft) const;
    // When it is read: where its columns go, and the repairs. It is checked by that.
    void applyTo(ImportDraft &draft) const;
    // Which guards a checked draft breaks, in sentences; none: it may be sent. Blanked values are
    // told by a prediction; absent: nobody knows, and their guard is broken.
    [[nodiscard]] QStringList brokenBy(const ImportDraft &draft,
                                       std::optional<qint64> blanked = {}) const;
};

// A table with nothing but the headings that an import of this kind may have.
[[nodiscard]] QByteArray templateOf(Kind kind, const QJsonArray &contactFields);
// The same as a file: a workbook of Excel where its name says so, else CSV.
[[nodiscard]] base::Result<void> saveTemplate(const QString &path, Kind kind,
                                              const QJsonArray &contactFields,
                                              const QString &temporaryFolder);

} // namespace storedesk::imports
