// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/pages.h"
#include "ui/create/formpage.h"

#include <QJsonArray>

namespace storedesk::ui::create {

class FileField;

// A new import in its simple form: a file, what it is, and what to do with what exists already.
class NewImport final : public FormPage
{
    Q_OBJECT

public:
    NewImport(Frame &frame, const Place &place);

    void refresh() override;
    [[nodiscard]] bool settled() const override;

protected:
    [[nodiscard]] OpenPoints openPoints() const override;
    void changed() override;
    [[nodiscard]] QJsonObject typed() const override;
    void setTyped(const QJsonObject &typed) override;
    [[nodiscard]] api::Request request() const override;
    [[nodiscard]] QList<std::pair<QString, QString>> review() const override;
    std::vector<api::FieldError>
    showFieldErrors(const std::vector<api::FieldError> &errors) override;
    [[nodiscard]] Place placeOf(const QJsonObject &record) const override;

private:
    void makeForm();
    void readCouponSets();
    void takeReport();
    void readOther(); // the import that the new one should be like
    void takeOther(const QJsonObject &record);
    [[nodiscard]] QJsonObject fresh() const;

    FileField *m_file;
    QJsonArray m_couponSets; // once they are read
    QPointer<api::Pages> m_reading;
    bool m_asked = false;
};

} // namespace storedesk::ui::create
