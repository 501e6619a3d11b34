// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importsettings.h"
#include "imports/importtable.h"
#include "imports/kind.h"

#include <QHash>

namespace storedesk::imports {

// A matching of an earlier file: where its columns went, and what its texts meant.
struct Remembered
{
    QHash<QString, QString> targets = {}; // by the name of the column; empty: not imported
    QHash<QString, QHash<QString, QString>> options = {}; // by column and text

    bool operator==(const Remembered &) const = default;
};

// Which column of a table goes to which field, and what the texts of its option fields become.
class Matching final
{
public:
    // So many different texts can be given an option; a column with more is no list of options.
    static constexpr qsizetype mostTexts = 200;

    Matching() = default;
    // Found by names, values, and how it was last time.
    Matching(Kind kind, catalogue::FieldSet targets, const ImportTable &table,
             const Remembered &last);

    // Every column goes where the caller says. Nothing else is needed.
    Matching(const FixedColumns &fixed, const ImportTable &table);

    [[nodiscard]] const std::vector<ImportColumn> &columns() const { return m_columns; }
    [[nodiscard]] const catalogue::FieldSet &targets() const { return m_targets; }
    [[nodiscard]] const catalogue::FieldRule *ruleOf(int column) const; // null: not imported
    [[nodiscard]] int columnOf(QStringView target) const; // -1: none
    // A field has one column: another that went there goes nowhere now. An empty key: nowhere.
    void setTarget(int column, const QString &key, How how = How::ByHand);
    void setOption(int column, const QString &text, const QString &option, How how = How::ByHand);
    // What a person chose in another matching of the same columns, as far as it is possible here.
    void takeChoices(const Matching &before);

    // What was counted.
    void setCounts(const ImportTable &table);
    [[nodiscard]] std::vector<int> uncounted() const; // columns whose texts are wanted
    void setTexts(int column, const std::vector<TextCount> &texts);

    [[nodiscard]] std::vector<Need> needs() const;
    [[nodiscard]] std::vector<Undecided> undecided() const;
    [[nodiscard]] QString missing() const; // which need is not met, in a sentence; empty: none
    [[nodiscard]] Remembered toRemember() const;

private:
    void addColumns(const ImportTable &table);
    void matchByName(const QStringList &names);
    void matchByValues(const ImportTable &table);
    void takeLast(const Remembered &last);
    void settle(ImportColumn &column) const; // what follows from its target

    bool m_isFixed = false;
    catalogue::FieldSet m_targets;
    std::vector<ImportColumn> m_columns;
    Remembered m_last;
};

} // namespace storedesk::imports
