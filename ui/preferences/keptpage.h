// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "kept/keptdata.h"
#include "ui/frame/page.h"

class QGridLayout;
class QLabel;

namespace storedesk::ui {
class PageHead;
} // namespace storedesk::ui

namespace storedesk::ui::preferences {

class KeptLine;

// What is on this computer of the account in the window: how much, how old, where, how long; and
// how it goes.
class KeptPage final : public Page
{
    Q_OBJECT

public:
    static constexpr QLatin1StringView word{"on-this-computer"};

    explicit KeptPage(Frame &frame, QWidget *parent = nullptr);

    [[nodiscard]] Place place() const override { return {.page = word}; }
    [[nodiscard]] QString title() const override { return tr("On this computer"); }
    [[nodiscard]] Icon icon() const override { return Icon::Computer; }
    void refresh() override;
    [[nodiscard]] bool settled() const override { return m_data.isMeasured(); }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    QWidget *buildPromise();
    QWidget *buildTable();
    void buildHeader(QGridLayout *grid, QWidget *parent);
    QWidget *buildFoot();
    void show();
    void showKey();
    void askToDelete(kept::KeptKind kind);
    void askToForgetKey();
    void askToDeleteEverything();

    kept::KeptData m_data;
    PageHead *m_head;
    QLabel *m_total;
    QLabel *m_everything;
    QList<KeptLine *> m_lines;
    QList<QWidget *> m_wide; // headings of columns that a narrow window has no room for
};

} // namespace storedesk::ui::preferences
