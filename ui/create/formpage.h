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

// A create page whose body is one form of catalogue fields.
class FormPage : public CreatePage
{
    Q_OBJECT

public:
    [[nodiscard]] bool settled() const override { return CreatePage::settled() && !m_reading; }

protected:
    FormPage(PageHost &host, const PageAddress &place, Words words);

    // Sets the form and deletes the previous one.
    void setForm(forms::FieldForm *form);
    [[nodiscard]] forms::FieldForm *form() const { return m_form; }
    // Returns null if there is no such field.
    [[nodiscard]] forms::FieldEditor *editor(const QString &key) const;
    [[nodiscard]] Panel *formPanel() const { return m_panel; }
    // Returns issues that involve more than one field.
    [[nodiscard]] virtual FormIssues morePoints() const { return {}; }
    // A problem known only to the service, with a link to the conflicting record.
    struct Remark
    {
        QString key;
        QString reason;
        QString link = {};
        PageAddress place = {};
    };
    [[nodiscard]] virtual QList<Remark> remarks() const { return {}; }
    // Shows the remarks at their fields.
    void showRemarks();
    // Called when the form was changed by the user or by the program.
    virtual void changed() { }

    [[nodiscard]] FormIssues openIssues() const override;
    void showReasons() override;
    [[nodiscard]] QJsonObject typed() const override;
    [[nodiscard]] QList<std::pair<QString, QString>> review() const override;
    std::vector<http::FieldError>
    showFieldErrors(const std::vector<http::FieldError> &errors) override;

    // Reads the record to copy from and passes its fields to the function.
    void readModel(api::Call *call, const std::function<void(const QJsonObject &)> &take,
                   const QString &failed);

    // Runs the function without counting its changes as user input.
    void quietly(const std::function<void()> &change);
    [[nodiscard]] bool isQuiet() const { return m_quiet; }

private:
    Panel *m_panel;
    forms::FieldForm *m_form = nullptr;
    // The reasons currently shown, by field key.
    QHash<QString, QString> m_remarked;
    bool m_quiet = false;
    QPointer<api::Call> m_reading;
};

} // namespace storedesk::ui::create
