// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLayout>

namespace storedesk::ui {

// Lays out widgets in a row and wraps them into as many lines as needed.
class FlowLayout final : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr);

    void setWraps(bool wraps) { m_wraps = wraps; }
    // Aligns the last widget to the end of its line.
    void setLastAtEnd(bool atEnd) { m_lastAtEnd = atEnd; }
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override { m_items.append(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    [[nodiscard]] QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    // Returns the size in a single line.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    struct Placed
    {
        QLayoutItem *item;
        QRect place;
    };

    [[nodiscard]] int arrange(const QRect &rect, bool really) const;
    void place(QList<Placed> line, int height, const QRect &rect) const;

    QList<QLayoutItem *> m_items;
    bool m_wraps = true;
    bool m_lastAtEnd = false;
};

} // namespace storedesk::ui
