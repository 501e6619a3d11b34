// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <QJsonArray>
#include <QMap>

#include <functional>

namespace storedesk::ui::forms {

// A list of two texts each: options with label and id, headers with name and value. The last row
// becomes a pair as soon as something is typed into it. Every step can be undone.
class PairList final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { First, Second, Remove, ColumnCount };

    struct Member
    {
        QString key;
        QString title;
    };
    // The second text that follows from the first, until somebody types another one.
    using Follow = std::function<QString(const QString &first, const QStringList &taken)>;
    using Cell = std::pair<int, int>; // row and column
    using Texts = std::pair<QString, QString>;

    PairList(Member first, Member second, Follow follow, QObject *parent);

    [[nodiscard]] QJsonArray pairs() const;
    void setPairs(const QJsonArray &pairs);
    void takeOver(const PairList &other); // what was typed and can be undone, if both hold the same
    void append(const QList<Texts> &pairs);
    void remove(int row);
    void move(int row, int step);
    void undo();
    void redo();
    [[nodiscard]] bool canUndo() const { return !m_before.isEmpty(); }
    [[nodiscard]] bool canRedo() const { return !m_after.isEmpty(); }
    [[nodiscard]] bool follows() const { return bool(m_follow); }
    [[nodiscard]] int columnOf(const QString &key) const; // -1: none
    [[nodiscard]] int count() const { return static_cast<int>(m_pairs.size()); }
    [[nodiscard]] QList<int> halfRows() const; // that have one of the two texts
    void setFaults(const QMap<Cell, QString> &reasons);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void edited();

private:
    struct Pair
    {
        Texts texts;
        bool own = false; // somebody typed the second text
    };
    using Pairs = QList<Pair>;

    void remember();
    void swap(QList<Pairs> &from, QList<Pairs> &to);
    void set(int row, int column, const QString &text);
    void follow(int row);
    [[nodiscard]] QVariant faultOf(const QModelIndex &index, int role) const;

    Member m_first;
    Member m_second;
    Follow m_follow;
    Pairs m_pairs;
    QList<Pairs> m_before; // steps to undo, the last one last
    QList<Pairs> m_after;
    QMap<Cell, QString> m_faults;
    bool m_hasBlank = true; // the row below them, to type another one into
};

// Lines copied from a table: two cells separated by a tab, semicolon or comma, or only the first.
[[nodiscard]] QList<PairList::Texts> readPairs(const QString &text);

} // namespace storedesk::ui::forms
