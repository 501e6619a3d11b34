// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/formpage.h"
#include "ui/forms/contactfieldform.h"
#include "ui/forms/takenvalue.h"

namespace storedesk::ui::create {

// A new contact field: its form depends on its type, down to the editor of the default value.
class NewContactField final : public FormPage
{
    Q_OBJECT

public:
    NewContactField(Frame &frame, const Place &place);

    void refresh() override;
    [[nodiscard]] bool settled() const override;

protected:
    [[nodiscard]] FormIssues morePoints() const override;
    [[nodiscard]] QList<Remark> remarks() const override;
    void changed() override;
    void refused(const api::Error &error) override;
    std::vector<api::FieldError>
    showFieldErrors(const std::vector<api::FieldError> &errors) override;
    void setTyped(const QJsonObject &typed) override;
    [[nodiscard]] api::Request request() const override;
    [[nodiscard]] Place placeOf(const QJsonObject &record) const override;

private:
    void readLike(); // the one that its place names

    forms::ContactFieldForm m_fields;
    forms::TakenValue m_taken; // the ID that the service refused
};

} // namespace storedesk::ui::create
