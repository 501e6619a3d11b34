// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"

#include <QObject>
#include <QPointer>

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::records {

// A purchase has the email and the ID of its buyer, but no name. One read of the contact finds it,
// and only where no look-up has found it before.
class BuyerName final : public QObject
{
    Q_OBJECT

public:
    explicit BuyerName(Frame &frame, QObject *parent = nullptr);

    void need(const QJsonObject &purchase);
    [[nodiscard]] bool isSettled() const { return m_call.isNull(); }

private:
    Frame &m_frame;
    QString m_asked; // a buyer that could not be read is not asked for again
    QPointer<api::Call> m_call;
};

} // namespace storedesk::ui::records
