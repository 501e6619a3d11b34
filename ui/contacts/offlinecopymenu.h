// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QToolButton;
class QWidget;

namespace storedesk::exports {
class ContactMirrorUpdater;
}
namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::contacts {

// The menu of the offline copy of all contacts. Deleting the copy needs a confirmation, because
// making another one takes an export.
class OfflineCopyMenu final : public QObject
{
    Q_OBJECT

public:
    // The updater must outlive this object. The parent shows the button.
    OfflineCopyMenu(PageHost &host, const exports::ContactMirrorUpdater &copy, QWidget *parent);

    [[nodiscard]] QToolButton *button() const { return m_button; }

Q_SIGNALS:
    // Emitted when the user has confirmed to delete the copy.
    void wipeConfirmed();

private:
    void ask();

    PageHost &m_host;
    const exports::ContactMirrorUpdater &m_copy;
    QToolButton *m_button;
};

} // namespace storedesk::ui::contacts
