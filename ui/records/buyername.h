// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"

#include <QObject>
#include <QPointer>

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::records {

// Finds the name of a buyer: a purchase contains the buyer's email and ID, but no name. Reads the
// contact once, unless an earlier lookup has found the name.
class BuyerName final : public QObject
{
    Q_OBJECT

public:
    explicit BuyerName(PageHost &host, QObject *parent = nullptr);

    void need(const QJsonObject &purchase);
    [[nodiscard]] bool isSettled() const { return m_call.isNull(); }

private:
    PageHost &m_host;
    // A buyer that could not be read is not requested again.
    QString m_asked;
    QPointer<api::Call> m_call;
};

} // namespace storedesk::ui::records
