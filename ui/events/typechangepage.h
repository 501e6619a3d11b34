// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/events/differencemodel.h"
#include "ui/host/page.h"

#include <QPointer>

class QVBoxLayout;

namespace storedesk::events {
class TypeChange;
}

namespace storedesk::ui {
class Button;
class Notice;
class PageHead;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::events {

// The plan to change an event type: differences, consequences, steps and progress. Can resume after
// a crash and revert to the old definition.
class TypeChangePage final : public Page
{
    Q_OBJECT

public:
    TypeChangePage(PageHost &host, const PageAddress &place);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Swap; }
    [[nodiscard]] bool settled() const override;

private:
    void build();
    QWidget *buildFoot();
    void findPlan();
    void ask(bool back);
    void carryOut(bool back);
    void showPlan();
    void showSteps();
    void showNotice();

    PageHead *m_head;
    Notice *m_notice;
    TableView *m_view;
    DifferenceModel m_model;
    QVBoxLayout *m_steps = nullptr;
    Button *m_back;
    Button *m_go;
    // Owned by the workspace.
    QPointer<storedesk::events::TypeChange> m_change;
};

} // namespace storedesk::ui::events
