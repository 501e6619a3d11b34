// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

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

// Options of the file format: separator, dates and column layout.
class ExportOptionsStep final : public AssistantStep
{
    Q_OBJECT

public:
    explicit ExportOptionsStep(PageHost &host, QWidget *parent = nullptr);

    // Keeps the chosen values.
    void setKind(const QString &kind);
    [[nodiscard]] QJsonObject values() const;
    void setTyped(const QJsonObject &values);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    void goToProblem() override;
    void focusFirst() override;

Q_SIGNALS:
    // Emitted on user input only.
    void edited();

private:
    PageHost &m_host;
    Panel *m_panel;
    forms::FieldForm *m_form = nullptr;
    bool m_quiet = false;
};

} // namespace storedesk::ui::exports
