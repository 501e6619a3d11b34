// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <QJsonArray>

namespace storedesk::ui::create {

// A list of two texts each: options with id and label, headers with name and value. The last row
// becomes a pair as soon as something is typed into it.
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

    PairList(Member first, Member second, QObject *parent);

    [[nodiscard]] QJsonArray pairs() const;
    void setPairs(const QJsonArray &pairs);
    void append(const QList<std::pair<QString, QString>> &pairs);
    void remove(int row);
    void move(int row, int step);
    [[nodiscard]] int count() const { return static_cast<int>(m_pairs.size()); }
    [[nodiscard]] QList<int> halfRows() const; // that have one of the two texts

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
    Member m_first;
    Member m_second;
    QList<std::pair<QString, QString>> m_pairs;
    bool m_hasBlank = true; // the row below them, to type another one into
};

// Lines copied from a table: two cells separated by a tab, semicolon or comma, or one that is both.
[[nodiscard]] QList<std::pair<QString, QString>> readPairs(const QString &text);

} // namespace storedesk::ui::create
