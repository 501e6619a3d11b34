// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/sortkey.h"
#include "statistics/columnprofile.h"
#include "ui/theme/icons.h"

#include <QHeaderView>

#include <vector>

namespace storedesk::ui::sheetview {

[[nodiscard]] Icon iconOf(values::ColumnKind kind);
// Returns a word, for example "number".
[[nodiscard]] QString wordOf(values::ColumnKind kind);

// Header for the columns in a file: kind of values, name and sort order. The current column is
// drawn in the accent colour.
class SheetHeader final : public QHeaderView
{
    Q_OBJECT

public:
    explicit SheetHeader(const Theme &theme, QWidget *parent = nullptr);

    void setKeys(const std::vector<query::SortKey> &keys);
    void setFiltered(const QList<int> &columns);
    void setCurrent(int column);
    [[nodiscard]] int current() const { return m_current; }
    void paint(QPainter *painter, const QRect &rect, int section) const;

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;

private:
    // Returns 1 for ascending, -1 for descending, 0 for unsorted.
    [[nodiscard]] int orderOf(int section) const;
    [[nodiscard]] int widthOfSigns(int section) const;
    void makeRoomForSigns();

    const Theme &m_theme;
    std::vector<query::SortKey> m_keys;
    QList<int> m_filtered;
    int m_current = -1;
};

// The file's row numbers at the left edge, which do not scroll horizontally.
class RowNumbers final : public QHeaderView
{
    Q_OBJECT

public:
    explicit RowNumbers(const Theme &theme, QWidget *parent = nullptr);

    void fit(qint64 highest);
    [[nodiscard]] QSize sizeHint() const override { return {m_width, 0}; }

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    const Theme &m_theme;
    int m_width = 60;
};

} // namespace storedesk::ui::sheetview
