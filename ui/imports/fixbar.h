// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"

#include <QPointer>
#include <QWidget>

namespace storedesk::ui {
class Button;
class Notice;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// What a repair would do, before it is done.
class FixBar final : public QWidget
{
    Q_OBJECT

public:
    FixBar(storedesk::imports::ImportDraft &draft, const Theme &theme, QWidget *parent = nullptr);

    void ask(const storedesk::imports::Fix &fix); // appears once it is known what it would do

Q_SIGNALS:
    void applied();

protected:
    void keyPressEvent(QKeyEvent *event) override; // Esc

private:
    void cancel();
    void show(const storedesk::imports::FixPreview &preview);

    storedesk::imports::ImportDraft &m_draft;
    Notice *m_notice;
    Button *m_apply;
    std::optional<storedesk::imports::Fix> m_fix;
    QPointer<QWidget> m_asker; // had the focus when it was asked
};

} // namespace storedesk::ui::imports
