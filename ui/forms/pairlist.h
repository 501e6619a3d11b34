// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/columnmodel.h"

#include <QJsonArray>
#include <QMap>

#include <functional>

namespace storedesk::ui::forms {

struct PairRow
{
    std::pair<QString, QString> texts = {};
    // Whether the user typed the second text.
    bool own = false;
    bool isPlaceholder = false;
    // Descriptions of the faults, by column.
    QMap<int, QString> faults = {};

    bool operator==(const PairRow &) const = default;
};

// A list of text pairs, such as options with label and id. The last row is a placeholder that
// becomes a pair when the user types into it. Every change can be undone.
class PairList final : public itemmodels::ColumnModel<PairRow>
{
    Q_OBJECT

public:
    enum Column { First, Second, Remove, ColumnCount };

    struct Member
    {
        QString key;
        QString title;
    };
    // Derives the second text from the first, until the user types a different second text.
    using Follow = std::function<QString(const QString &first, const QStringList &taken)>;
    // A cell as row and column.
    using Cell = std::pair<int, int>;
    using Texts = std::pair<QString, QString>;

    PairList(Member first, Member second, Follow follow, QObject *parent);

    [[nodiscard]] QJsonArray pairs() const;
    void setPairs(const QJsonArray &pairs);
    // Copies input and undo steps from the other list if both contain the same pairs.
    void adoptStateOf(const PairList &other);
    void append(const QList<Texts> &pairs);
    void remove(int row);
    void move(int row, int step);
    void undo();
    void redo();
    [[nodiscard]] bool canUndo() const { return !m_before.isEmpty(); }
    [[nodiscard]] bool canRedo() const { return !m_after.isEmpty(); }
    [[nodiscard]] bool follows() const { return bool(m_follow); }
    // Returns -1 if there is no such column.
    [[nodiscard]] int columnOf(const QString &key) const;
    [[nodiscard]] int count() const { return rowCount() - 1; }
    // Returns the rows with only one of the two strings.
    [[nodiscard]] QList<int> halfRows() const;
    void setFaults(const QMap<Cell, QString> &reasons);

    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void edited();

private:
    using Pairs = std::vector<PairRow>;

    // Adds an undo step and discards the faults, because the checks run again.
    void remember();
    void swap(QList<Pairs> &from, QList<Pairs> &to);
    // Derives the second text of a pair.
    void follow(Pairs &pairs, std::size_t at) const;

    Member m_first;
    Member m_second;
    Follow m_follow;
    // Undo steps, the latest last.
    QList<Pairs> m_before;
    QList<Pairs> m_after;
};

// Parses lines copied from a table. Each line has two cells separated by a tab, semicolon or comma,
// or only the first cell.
[[nodiscard]] QList<PairList::Texts> readPairs(const QString &text);

} // namespace storedesk::ui::forms
