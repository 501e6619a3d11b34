// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/exports/exportformstep.h"

namespace storedesk::ui::exports {

// Options of the file format: separator, dates and column layout.
class ExportOptionsStep final : public ExportFormStep
{
    Q_OBJECT

public:
    explicit ExportOptionsStep(PageHost &host, QWidget *parent = nullptr);

    // Sets the kind of export. The chosen values are preserved.
    void setKind(const QString &kind);
    [[nodiscard]] QJsonObject values() const;
    void setTyped(const QJsonObject &values);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    void focusFirst() override;
};

} // namespace storedesk::ui::exports
