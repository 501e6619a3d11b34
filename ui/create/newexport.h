// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/formpage.h"

class QButtonGroup;

namespace storedesk::ui::create {

class ExportSeries;
struct ExportPeriod;

// A new export: contacts, activities, or a report of the data explorer. With the id of an export in
// its place it starts with what that one says. A range that is too long for one export can be
// created as several, one after the other: after each the form holds what is still to be created.
class NewExport final : public FormPage
{
    Q_OBJECT

public:
    NewExport(Frame &frame, const Place &place);

    void refresh() override;

protected:
    void changed() override;
    void showReasons() override;
    [[nodiscard]] QJsonObject typed() const override;
    void setTyped(const QJsonObject &typed) override;
    [[nodiscard]] api::Request request() const override;
    [[nodiscard]] QList<std::pair<QString, QString>> review() const override;
    [[nodiscard]] Place placeOf(const QJsonObject &record) const override;
    [[nodiscard]] Words words() const override;
    [[nodiscard]] QJsonObject typedAfter() const override;
    void succeed(const api::Reply &reply) override;
    void notCreated(const api::Error &error) override;
    void aboutToSend() override;

private:
    void buildKinds();
    void buildOffer();
    void choose(const QString &kind);
    [[nodiscard]] bool isExplorer() const;
    [[nodiscard]] std::optional<qint64> days() const; // of the range; nothing: not both are typed
    [[nodiscard]] QString rangeFault() const;
    [[nodiscard]] QList<ExportPeriod> periods() const; // of the range
    void showOffer();
    void split(); // by a person
    void setSplit(bool split);
    void endSeries();
    [[nodiscard]] QJsonObject fresh() const;
    void readOther(); // the export that the new one should be like
    void takeModel(const QJsonObject &record);

    QButtonGroup *m_kinds;
    QString m_kind;
    Notice *m_offer; // to split the range
    ExportSeries *m_series;
    bool m_split = false; // somebody wants several exports for the range
    bool m_running = false; // and they are being created
};

} // namespace storedesk::ui::create
