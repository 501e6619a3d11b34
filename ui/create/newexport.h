// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/formpage.h"

class QButtonGroup;

namespace storedesk::ui::create {

// A new export: contacts, activities, or a report of the data explorer. With the id of an export in
// its place it starts with what that one says.
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

private:
    void buildKinds();
    void choose(const QString &kind);
    [[nodiscard]] QString kind() const { return m_kind; }
    [[nodiscard]] bool isExplorer() const;
    [[nodiscard]] std::optional<qint64> days() const; // of the range; nothing: not both are typed
    [[nodiscard]] QString rangeFault() const;
    [[nodiscard]] QJsonObject fresh() const;
    void readOther(); // the export that the new one should be like
    void takeModel(const QJsonObject &record);

    QButtonGroup *m_kinds;
    QString m_kind;
};

} // namespace storedesk::ui::create
