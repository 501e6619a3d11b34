// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace storedesk::ui {
class Theme;
}

namespace storedesk::ui::records {

// Paints the rows of a TimelineModel: days and gaps as headings, activities with time, icon and two
// lines of text.
class TimelineDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit TimelineDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    // Returns the room that any time of day needs, in the morning and in the evening.
    [[nodiscard]] static int timeWidth(const QFontMetrics &metrics);

private:
    void paintHeading(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const;
    void paintGap(QPainter *painter, const QStyleOptionViewItem &option,
                  const QModelIndex &index) const;
    void paintActivity(QPainter *painter, const QStyleOptionViewItem &option,
                       const QModelIndex &index) const;
    void paintSign(QPainter *painter, const QRect &circle, const QModelIndex &index) const;

    const Theme &m_theme;
};

} // namespace storedesk::ui::records
