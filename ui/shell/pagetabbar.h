// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QTabBar>

namespace storedesk::ui::shell {

// Tabs that share the width fairly: only the longest give way, so that short titles stay whole.
// When titles would become too short to be told apart, the bar scrolls.
class PageTabBar final : public QTabBar
{
    Q_OBJECT

public:
    explicit PageTabBar(QWidget *parent = nullptr);

Q_SIGNALS:
    void overflowChanged(bool overflows); // whether some tabs are out of sight

protected:
    void changeEvent(QEvent *event) override;
    void tabLayoutChange() override;
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;

private:
    struct Measure
    {
        QSize wanted; // for the whole title
        int title = 0; // its width
    };

    [[nodiscard]] Measure measureOf(int index) const;
    [[nodiscard]] int room() const;
    [[nodiscard]] int least(int index) const; // below it the title cannot be read
    [[nodiscard]] int most() const; // the width that none exceeds

    // By title and by what stands beside it. Each tab is asked for as often as there are tabs, and
    // measuring a text is slow.
    mutable QHash<std::pair<QString, int>, Measure> m_measured;
    bool m_overflows = false;
};

} // namespace storedesk::ui::shell
