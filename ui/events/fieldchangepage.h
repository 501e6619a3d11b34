// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/page.h"

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace storedesk::ui {
class Button;
class PageHead;
} // namespace storedesk::ui

namespace storedesk::ui::events {

// Explains that the service cannot change a contact field, and offers a plan to replace it. The
// user marks the steps that are done and can continue later.
class FieldChangePage final : public Page
{
    Q_OBJECT

public:
    FieldChangePage(PageHost &host, const PageAddress &place);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::ContactFields; }

private:
    void addStep(QVBoxLayout *box, const QString &words, const QString &button,
                 const PageAddress &target);
    // Stores which steps are done, so that the plan can be resumed later.
    void keepProgress();
    void showProgress();

    PageHead *m_head;
    QLabel *m_progress;
    QList<QCheckBox *> m_done;
    QList<Button *> m_go;
};

} // namespace storedesk::ui::events
