// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/exportperiods.h"
#include "ui/exports/exportformstep.h"

class QButtonGroup;
class QLabel;

namespace storedesk::ui::exports {

class IdNaming;

// Lets the user choose the kind of export and its date range, by date or by preset.
class ExportDataStep final : public ExportFormStep
{
    Q_OBJECT

public:
    explicit ExportDataStep(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] const QString &kind() const { return m_kind; }
    // Returns the filters of the export.
    [[nodiscard]] QJsonObject values() const;
    void setTyped(const QString &kind, const QJsonObject &values);
    void choose(storedesk::exports::Preset preset);
    // Sets the ID of a segment or report, as if the user had typed it.
    void setFilter(QLatin1StringView filter, const QString &id);
    // Shows an error reported by the service at its field. Returns true if this step has that
    // field.
    bool showReason(const QString &key, const QString &reason);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    void focusFirst() override;

Q_SIGNALS:
    void kindChanged();

protected:
    void formChanged() override;

private:
    void build();
    void buildKinds();
    void buildPresets();
    void setKind(const QString &kind);
    void showNames();
    [[nodiscard]] QJsonObject fresh() const;

    QButtonGroup *m_kinds;
    QWidget *m_presets;
    // Explains that everything is exported; shown for kinds without a date range.
    QLabel *m_all;
    // Shown for kinds that can be limited to a segment.
    IdNaming *m_segment;
    // Shown for reports of the data explorer.
    IdNaming *m_report;
    QString m_kind;
};

} // namespace storedesk::ui::exports
