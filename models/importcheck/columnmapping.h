// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/columnrepair.h"
#include "importcheck/importkind.h"
#include "importcheck/importsettings.h"
#include "importcheck/importtable.h"

#include <QHash>

namespace storedesk::importcheck {

// The matching of an earlier file: the target of each column, and the option for each text.
struct Remembered
{
    // Indexed by column name. Empty if the column is not imported.
    QHash<QString, QString> targets = {};
    // Indexed by column and text.
    QHash<QString, QHash<QString, QString>> options = {};
    // The columns derived from those of the file, and the changes to all cells of columns.
    std::vector<DerivedColumn> derived = {};
    std::vector<ColumnRepair> repairs = {};

    bool operator==(const Remembered &) const = default;
};

// Assigns table columns to fields, and the strings in option fields to options.
class ColumnMapping final
{
public:
    // The maximum number of distinct texts. A column with more distinct texts is not treated as a
    // list of options.
    static constexpr qsizetype mostTexts = 200;

    ColumnMapping() = default;
    // Matches by name, by values and by the last matching.
    ColumnMapping(ImportKind kind, catalogue::FieldSet targets, const ImportTable &table,
                  const Remembered &last);

    // Uses the targets set by the caller. No other fields are needed.
    ColumnMapping(const FixedColumns &fixed, const ImportTable &table);

    // Fields with a constant value need no column.
    void setConstants(const std::vector<records::FieldConstant> &constants)
    {
        m_constants = constants;
    }
    [[nodiscard]] const std::vector<ImportColumn> &columns() const { return m_columns; }
    [[nodiscard]] const catalogue::FieldSet &targets() const { return m_targets; }
    // Returns null if the column is not imported.
    [[nodiscard]] const catalogue::FieldRule *ruleOf(int column) const;
    // Returns -1 if there is no such column.
    [[nodiscard]] int columnOf(QStringView target) const;
    // Each field has one column, so a column that had the target before loses it. An empty key
    // excludes the column.
    void setTarget(int column, const QString &key, How how = How::ByHand);
    void setOption(int column, const QString &text, const QString &option, How how = How::ByHand);
    // Carries over the user's choices from another matching of the same columns where possible.
    void applyChoices(const ColumnMapping &before);

    void setCounts(const ImportTable &table);
    // Returns the columns whose strings have not been counted yet.
    [[nodiscard]] std::vector<int> uncounted() const;
    void setTexts(int column, const std::vector<TextCount> &texts);

    [[nodiscard]] std::vector<RequiredColumn> needs() const;
    [[nodiscard]] std::vector<OpenDecision> undecided() const;
    // Returns a sentence about missing mandatory fields, or an empty string if none are missing.
    [[nodiscard]] QString missing() const;
    [[nodiscard]] Remembered toRemember() const;

private:
    void addColumns(const ImportTable &table);
    void matchByName(const QStringList &names);
    void matchByValues(const ImportTable &table);
    void applyRemembered(const Remembered &last);
    // Updates the properties that depend on the target.
    void settle(ImportColumn &column) const;

    bool m_isFixed = false;
    catalogue::FieldSet m_targets;
    std::vector<records::FieldConstant> m_constants;
    std::vector<ImportColumn> m_columns;
    Remembered m_last;
};

} // namespace storedesk::importcheck
