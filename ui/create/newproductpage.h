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
    NewProductPage(Frame &frame, const Place &place);

    [[nodiscard]] static Page *make(Frame &frame, const Place &place);

protected:
    void setTyped(const QJsonObject &typed) override { takeTyped(typed); }
    [[nodiscard]] api::Request request() const override;
    [[nodiscard]] Place placeOf(const QJsonObject &record) const override;
    [[nodiscard]] Place placeOfKey() const override;
    void refused(const api::Error &error) override;
};

} // namespace storedesk::ui::create
