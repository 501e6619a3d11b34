// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/deletetarget.h"

#include <QObject>

namespace storedesk::api {
class Session;
}

namespace storedesk::ui::changes {

// The event types that the service deletes together with integrations. Reads them when the delete
// dialog opens, so that the dialog can name them before anything is sent.
class DependentEventTypes final : public QObject
{
    Q_OBJECT

public:
    DependentEventTypes(api::Session &session,
                        const QList<storedesk::records::DeleteTarget> &integrations,
                        QObject *parent);

    [[nodiscard]] bool isSettled() const { return m_open == 0; }
    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    void changed();

private:
    void end();

    // Number of integrations whose event types are not loaded yet.
    int m_open = 0;
    // Set if reading failed, so the list may be incomplete.
    bool m_failed = false;
    QStringList m_names;
};

} // namespace storedesk::ui::changes
