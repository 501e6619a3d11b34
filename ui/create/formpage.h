// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/createpage.h"

#include <functional>

namespace storedesk::ui {
class Panel;
} // namespace storedesk::ui

namespace storedesk::ui::forms {
class FieldEditor;
class FieldForm;
} // namespace storedesk::ui::forms

namespace storedesk::ui::create {

// A page whose body is made of one form of the catalogue's fields.
class FormPage : public CreatePage
{
    Q_OBJECT

public:
    [[nodiscard]] bool settled() const override { return CreatePage::settled() && !m_reading; }

protected:
    FormPage(Frame &frame, const Place &place, Words words);

    void setForm(forms::FieldForm *form); // in place of the one before
    [[nodiscard]] forms::FieldForm *form() const { return m_form; }
    [[nodiscard]] forms::FieldEditor *editor(const QString &key) const; // null: no such field
    [[nodiscard]] Panel *formPanel() const { return m_panel; }
    // What no single field can know.
    [[nodiscard]] virtual FormIssues morePoints() const { return {}; }
    // What only the service knows of a field, with a link to what is in the way.
    struct Remark
    {
        QString key;
        QString reason;
        QString link = {};
        Place place = {};
    };
    [[nodiscard]] virtual QList<Remark> remarks() const { return {}; }
    void showRemarks(); // at their fields
    virtual void changed() { } // the form, by whomever

    [[nodiscard]] FormIssues openPoints() const override;
    void showReasons() override;
    [[nodiscard]] QJsonObject typed() const override;
    [[nodiscard]] QList<std::pair<QString, QString>> review() const override;
    std::vector<api::FieldError>
    showFieldErrors(const std::vector<api::FieldError> &errors) override;

    // Reads the record that the new one should be like and hands it over.
    void readModel(api::Call *call, const std::function<void(const QJsonObject &)> &take,
                   const QString &failed);

    // Changes made in it are not the person's.
    void quietly(const std::function<void()> &change);
    [[nodiscard]] bool isQuiet() const { return m_quiet; }

private:
    Panel *m_panel;
    forms::FieldForm *m_form = nullptr;
    QHash<QString, QString> m_remarked; // reason by key, as shown
    bool m_quiet = false;
    QPointer<api::Call> m_reading;
};

} // namespace storedesk::ui::create
