// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/deletetarget.h"

#include <QObject>

namespace storedesk::api {
class Session;
}

namespace storedesk::ui::changes {

// The event types that the service deletes together with integrations. They are read as soon as
// somebody asks to delete those, so that they can be named before anything leaves.
class TypesGoing final : public QObject
{
    Q_OBJECT

public:
    TypesGoing(api::Session &session, const QList<jobs::DeleteTarget> &integrations,
               QObject *parent);

    [[nodiscard]] bool isSettled() const { return m_open == 0; }
    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    void changed();

private:
    void end();

    int m_open = 0; // integrations whose types are not here yet
    bool m_failed = false; // there may be more
    QStringList m_names;
};

} // namespace storedesk::ui::changes
