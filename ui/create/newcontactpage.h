// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/keyedformpage.h"

class QAbstractButton;

namespace storedesk::ui::create {

// Form for a new contact, identified by its email address or external id.
class NewContactPage final : public KeyedFormPage
{
    Q_OBJECT

public:
    enum class ContactKey : quint8 { Email, ExternalId };

    NewContactPage(PageHost &host, const PageAddress &place);

    // Returns null for an invalid page address.
    [[nodiscard]] static Page *make(PageHost &host, const PageAddress &place);

    [[nodiscard]] bool settled() const override;

protected:
    void setTyped(const QJsonObject &typed) override;
    [[nodiscard]] QJsonObject typed() const override;
    [[nodiscard]] http::Request request() const override;
    [[nodiscard]] PageAddress placeOf(const QJsonObject &record) const override;
    [[nodiscard]] PageAddress placeOfKey() const override;

private:
    void buildKeyButtons();
    void setContactKey(ContactKey contactKey);
    void makeForm();
    [[nodiscard]] catalogue::OperationId operation() const;

    ContactKey m_contactKey = ContactKey::Email;
    QList<QAbstractButton *> m_keyButtons;
    QWidget *m_keyRoom = nullptr;
};

} // namespace storedesk::ui::create
