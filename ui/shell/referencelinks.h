// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

// Opens the service reference for the form in front: for the link in What's This texts, and for F1
// in dialogs, where the window's own F1 does not work. Dialogs show the reference above themselves,
// because they block the pages.
class ReferenceLinks final : public QObject
{
    Q_OBJECT

public:
    // Listens to all widgets of the program. The host must outlive this object.
    ReferenceLinks(PageHost &host, QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void open(const QWidget &field);

    PageHost &m_host;
};

} // namespace storedesk::ui::shell
