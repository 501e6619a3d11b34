// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/formpage.h"
#include "ui/forms/contactfieldform.h"
#include "ui/forms/takenvalue.h"

namespace storedesk::ui::create {

// Form for a new contact field. The form and the editor of the default value depend on the field
// type.
class NewContactField final : public FormPage
{
    Q_OBJECT

public:
    NewContactField(PageHost &host, const PageAddress &place);

    void refresh() override;
    [[nodiscard]] bool settled() const override;

protected:
    [[nodiscard]] FormIssues morePoints() const override;
    [[nodiscard]] QList<Remark> remarks() const override;
    void changed() override;
    void refused(const http::Error &error) override;
    std::vector<http::FieldError>
    showFieldErrors(const std::vector<http::FieldError> &errors) override;
    void setTyped(const QJsonObject &typed) override;
    [[nodiscard]] http::Request request() const override;
    [[nodiscard]] PageAddress placeOf(const QJsonObject &record) const override;

private:
    // Reads the field to copy, which is given in the page address.
    void readLike();

    forms::ContactFieldForm m_fields;
    // The id that the service refused, because another field uses it.
    forms::TakenValue m_taken;
};

} // namespace storedesk::ui::create
