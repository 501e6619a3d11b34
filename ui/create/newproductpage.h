// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/keyedformpage.h"

namespace storedesk::ui::create {

// Form for a new product, identified by its id in the store.
class NewProductPage final : public KeyedFormPage
{
    Q_OBJECT

public:
    NewProductPage(PageHost &host, const PageAddress &place);

    [[nodiscard]] static Page *make(PageHost &host, const PageAddress &place);

protected:
    void setTyped(const QJsonObject &typed) override { applyTyped(typed); }
    [[nodiscard]] http::Request request() const override;
    [[nodiscard]] PageAddress placeOf(const QJsonObject &record) const override;
    [[nodiscard]] PageAddress placeOfKey() const override;
    void refused(const http::Error &error) override;
};

} // namespace storedesk::ui::create
