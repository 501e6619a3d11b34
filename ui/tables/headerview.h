// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHeaderView>

namespace storedesk::ui {

class Theme;

// The table header: small muted text, followed by an arrow in the sorted column.
class HeaderView final : public QHeaderView
{
    Q_OBJECT

public:
    explicit HeaderView(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;

private:
    const Theme &m_theme;
};

} // namespace storedesk::ui
