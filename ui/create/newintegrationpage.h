// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/formpage.h"

namespace storedesk::ui::create {

// Form for a new custom integration, to which custom event types belong.
class NewIntegrationPage final : public FormPage
{
    Q_OBJECT

public:
    NewIntegrationPage(PageHost &host, const PageAddress &place);

    [[nodiscard]] static Page *make(PageHost &host, const PageAddress &place);

protected:
    void setTyped(const QJsonObject &typed) override;
    [[nodiscard]] http::Request request() const override;
    [[nodiscard]] PageAddress placeOf(const QJsonObject &record) const override;
};

} // namespace storedesk::ui::create
