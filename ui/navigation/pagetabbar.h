// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QList>
#include <QTabBar>

namespace storedesk::ui::navigation {

// Shares the width among the tabs so that only the longest titles are elided. If titles would
// become too short to distinguish, the bar scrolls. While the mouse pointer is over the bar, tabs
// keep their widths when a tab is closed or its title changes.
class PageTabBar final : public QTabBar
{
    Q_OBJECT

public:
    explicit PageTabBar(QWidget *parent = nullptr);

Q_SIGNALS:
    // Emitted when tabs become hidden or all are visible again.
    void overflowChanged(bool overflows);

protected:
    void changeEvent(QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void tabInserted(int index) override;
    void tabRemoved(int index) override;
    void tabLayoutChange() override;
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;

private:
    struct Measure
    {
        // The size needed for the whole title.
        QSize wanted;
        // The width of the title.
        int title = 0;
    };

    [[nodiscard]] Measure measureOf(int index) const;
    void holdWidths();
    void releaseWidths();
    [[nodiscard]] int room() const;
    // Returns the minimum width at which the title is readable.
    [[nodiscard]] int least(int index) const;
    // Returns the maximum width of a tab.
    [[nodiscard]] int most() const;

    // Measures by title and button width. Qt queries each size as often as there are tabs, and
    // measuring text is slow.
    mutable QHash<std::pair<QString, int>, Measure> m_measured;
    // The fixed widths of the tabs by index, 0 for new tabs. Empty while no widths are fixed.
    QList<int> m_held;
    // The room when the widths were fixed.
    int m_heldRoom = 0;
    bool m_overflows = false;
};

} // namespace storedesk::ui::navigation
