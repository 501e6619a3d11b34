// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/editabledraft.h"

#include <QPointer>
#include <QWidget>

namespace storedesk::ui {
class Button;
class Notice;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// Shows the effect of a fix before it is applied.
class FixBar final : public QWidget
{
    Q_OBJECT

public:
    // The draft must outlive the bar.
    FixBar(storedesk::importcheck::EditableDraft &draft, const Theme &theme,
           QWidget *parent = nullptr);

    // Computes the effect of the fix and then shows the bar.
    void ask(const storedesk::importcheck::Repair &fix);

Q_SIGNALS:
    void applied();

protected:
    // Closes the bar on Esc.
    void keyPressEvent(QKeyEvent *event) override;

private:
    void cancel();
    void show(const storedesk::importcheck::RepairPreview &preview);

    storedesk::importcheck::EditableDraft &m_draft;
    Notice *m_notice;
    Button *m_apply;
    std::optional<storedesk::importcheck::Repair> m_fix;
    // The widget that had the focus before the bar was shown.
    QPointer<QWidget> m_asker;
};

} // namespace storedesk::ui::imports
