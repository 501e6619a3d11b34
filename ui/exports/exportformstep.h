// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/formshape.h"
#include "ui/host/assistantstep.h"

#include <QJsonObject>

namespace storedesk::ui {
class PageHost;
class Panel;
} // namespace storedesk::ui

namespace storedesk::ui::forms {
class FieldForm;
} // namespace storedesk::ui::forms

namespace storedesk::ui::exports {

// Base class of steps with a form for some fields of an export. The fields depend on the kind of
// export.
class ExportFormStep : public AssistantStep
{
    Q_OBJECT

public:
    // The page host must outlive the step.
    ExportFormStep(PageHost &host, QWidget *parent);

    void goToProblem() override;

Q_SIGNALS:
    // Emitted on user input only.
    void edited();

protected:
    // Replaces the form. Call follow() once the new form has its first values.
    void replaceForm(const catalogue::FieldSet &rules, const forms::FormShape &shape);
    void followForm();
    // Called when values in the form change.
    virtual void formChanged() { }
    // While quiet, no change counts as user input.
    void setQuiet(bool quiet) { m_quiet = quiet; }
    // Returns null before the first form is set.
    [[nodiscard]] forms::FieldForm *form() const { return m_form; }
    [[nodiscard]] Panel *panel() const { return m_panel; }
    [[nodiscard]] PageHost &host() const { return m_host; }

private:
    PageHost &m_host;
    Panel *m_panel;
    forms::FieldForm *m_form = nullptr;
    bool m_quiet = false;
};

} // namespace storedesk::ui::exports
