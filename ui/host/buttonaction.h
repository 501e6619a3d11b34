// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAction>

class QAbstractButton;

namespace storedesk::ui {

// A command that presses a button of a page, for the Record menu and the palette. Has the text and
// the state of the button, which owns it. Its name is that of the button with “Action”.
class ButtonAction final : public QAction
{
    Q_OBJECT

public:
    explicit ButtonAction(QAbstractButton &button, const QKeySequence &key = {});

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();

    QAbstractButton &m_button;
};

} // namespace storedesk::ui
