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
    NewIntegrationPage(Frame &frame, const Place &place);

    [[nodiscard]] static Page *make(Frame &frame, const Place &place);

protected:
    void setTyped(const QJsonObject &typed) override;
    [[nodiscard]] api::Request request() const override;
    [[nodiscard]] Place placeOf(const QJsonObject &record) const override;
};

} // namespace storedesk::ui::create
